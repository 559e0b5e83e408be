import pino from "pino";
import { openServices } from "../../src/app/server/services.server.ts";
import { loadStarterContent } from "../../src/content/transfer/starter/load-starter-content.server.ts";
import { ensureFirstAdministrator } from "../../src/people/accounts/actions/ensure-first-administrator.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { withLease } from "../../src/platform/db/leases.server.ts";

/** Which of the one-time tasks this process did, when several processes start on an empty database. */
export type FirstStart = { madeAdministrator: boolean; loadedStarterContent: boolean; didUpkeep: boolean };

/**
 * Runs the start-up tasks of a site before it serves requests, with the settings of its environment, and prints the
 * result.
 */
if (import.meta.main) {
  const config = readConfig();
  const services = await openServices(config, { log: pino({ level: "silent" }) });
  const administrator = await ensureFirstAdministrator({ services, output: {} });
  const loaded = await loadStarterContent(services, { enabled: config.starterContent });
  const upkeep = await withLease(services, { name: "old entries", everyMs: 60_000 }, async () => undefined);
  const done: FirstStart = {
    madeAdministrator: administrator !== undefined,
    loadedStarterContent: loaded !== undefined,
    didUpkeep: "result" in upkeep,
  };
  process.stdout.write(JSON.stringify(done));
  await services.close();
}
