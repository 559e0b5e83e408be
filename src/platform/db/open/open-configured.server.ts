import type { Config } from "../../config/config.server.ts";
import type { DatabaseToLookAt, OpenDatabase } from "../open-database.server.ts";
import type { ServerDatabase } from "../postgres/open.server.ts";
import { openDatabase, openForReading } from "../sqlite/open.server.ts";

/**
 * Opens the configured database: the server's, or the embedded one in the data folder.
 * @param options `durable` for the embedded one, as `openDatabase` takes it
 * @throws ConfigError if the server cannot be used
 */
export async function openConfiguredDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  options: { durable?: boolean } = {},
): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openDatabase(dataDir, options) : openServer(databaseUrl);
}

/** @throws ConfigError if it cannot be used */
export async function openServer(databaseUrl: string): Promise<ServerDatabase> {
  // Loaded on demand: a site with SQLite needs none of it.
  const { openPostgres } = await import("../postgres/open.server.ts");
  return openPostgres(databaseUrl);
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
