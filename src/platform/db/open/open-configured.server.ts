import type { Config } from "../../config/config.server.ts";
import type { DatabaseCallbacks, DatabaseToLookAt, OpenDatabase } from "../open-database.server.ts";
import { isDamage as isServerDamage } from "../postgres/errors.server.ts";
import type { ServerDatabase } from "../postgres/open.server.ts";
import { isDamage as isFileDamage } from "../sqlite/errors.server.ts";
import { openDatabase, openForReading } from "../sqlite/open.server.ts";

/** True for an error that damage causes, in either kind of database, also before it is open. */
export const isDamage = (error: unknown): boolean => isFileDamage(error) || isServerDamage(error);

/** The sentence for the log and for the terminal. */
export const DAMAGED =
  "The database is damaged: keep a copy of it, see what `npm run doctor` says, and restore the last backup with `npm run restore`.";

/** The sentence for the log. */
export const OVERTAKEN =
  "A newer release of the site has migrated the database: this process writes nothing any more. Stop it, and start the newer release in its place.";

/**
 * Opens the configured database: the server's, or the embedded one in the data folder.
 * @param options as `openDatabase` takes them; a server needs no `durable`
 * @throws ConfigError if the server cannot be used
 */
export async function openConfiguredDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  options: Parameters<typeof openDatabase>[1] = {},
): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openDatabase(dataDir, options) : openServer(databaseUrl, options);
}

/** @throws ConfigError if it cannot be used */
export async function openServer(databaseUrl: string, on: DatabaseCallbacks = {}): Promise<ServerDatabase> {
  // Loaded on demand: a site with SQLite needs none of it.
  const { openPostgres } = await import("../postgres/open.server.ts");
  return openPostgres(databaseUrl, on);
}

/**
 * Opens the database for reading only: nothing is changed or created.
 * @throws ConfigError if a server cannot be used; the database's error if it cannot be opened
 */
export const openToLookAt = async ({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<DatabaseToLookAt> =>
  databaseUrl === undefined ? openForReading(dataDir) : openConfiguredDatabase({ databaseUrl, dataDir });
