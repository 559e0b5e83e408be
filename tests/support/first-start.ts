import pino from "pino";
import { ensureFirstAdministrator } from "../../src/accounts/actions/ensure-first-administrator.server.ts";
import { openServices } from "../../src/app/services.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { withLease } from "../../src/platform/db/leases.server.ts";
import { loadStarterContent } from "../../src/transfer/starter/load-starter-content.server.ts";

/** What one of several processes that start on an empty database has done of what is to be done once. */
export type FirstStart = { madeAdministrator: boolean; loadedStarterContent: boolean; didUpkeep: boolean };

/** Does what a site does at its start before it serves, over the settings of its environment, and tells what of it. */
if (import.meta.main) {
  const config = readConfig();
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  const administrator = await ensureFirstAdministrator({ services, output: {} });
  const loaded = await loadStarterContent(services, { wanted: config.starterContent });
  const upkeep = await withLease(services, { name: "old entries", everyMs: 60_000 }, async () => undefined);
  const done: FirstStart = {
    madeAdministrator: administrator !== undefined,
    loadedStarterContent: loaded !== undefined,
    didUpkeep: "result" in upkeep,
  };
  process.stdout.write(JSON.stringify(done));
  await services.close();
}
