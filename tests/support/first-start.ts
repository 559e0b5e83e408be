import pino from "pino";
import { readConfig } from "../../src/server/config.ts";
import { doInTurn } from "../../src/server/db/turns.ts";
import { ensureFirstAdministrator } from "../../src/server/operations/ensure-first-administrator.ts";
import { loadStarterContent } from "../../src/server/operations/load-starter-content.ts";
import { openServices } from "../../src/server/services.ts";

/** What one of several processes that start on an empty database has done of what is to be done once. */
export type FirstStart = { madeAdministrator: boolean; loadedStarterContent: boolean; didUpkeep: boolean };

/** Does what a site does at its start before it serves, over the settings of its environment, and tells what of it. */
if (import.meta.main) {
  const config = readConfig();
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  const administrator = await ensureFirstAdministrator({ services, output: {} });
  const loaded = await loadStarterContent(services, { wanted: config.starterContent });
  const upkeep = await doInTurn(services, { name: "old entries", everyMs: 60_000 }, async () => undefined);
  const done: FirstStart = {
    madeAdministrator: administrator !== undefined,
    loadedStarterContent: loaded !== undefined,
    didUpkeep: "result" in upkeep,
  };
  process.stdout.write(JSON.stringify(done));
  await services.close();
}
