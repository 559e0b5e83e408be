import type { Logger } from "pino";
import type { Config } from "../config/config.server.ts";
import type { OpenDatabase } from "../db/open-database.server.ts";
import type { JobRunner } from "../jobs/job-runner.server.ts";
import type { Throttles } from "../limits/throttles.server.ts";
import type { Storage } from "../storage/storage.server.ts";

/** The current time; tests set their own. */
export type Clock = { now(): Date };

/** The open database, with what other layers add to it (`declare module`): the index of its entries. */
export interface SiteDatabase extends OpenDatabase {}

/**
 * Everything that a running site holds open. Operations pick the services that they need by name. Those of the platform
 * are here; each other one is added where it is opened (`declare module`).
 */
export interface Services {
  config: Config;
  db: SiteDatabase;
  storage: Storage;
  /** Tells a cache in front of the site to purge pages. */
  cachePurges: JobRunner;
  throttles: Throttles;
  clock: Clock;
  log: Logger;
  close(): Promise<void>;
}
