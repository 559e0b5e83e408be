import type { Config } from "../../config/config.server.ts";
import type { DatabaseToLookAt, OpenDatabase } from "../open-database.server.ts";
import type { ServerDatabase } from "../postgres/open.server.ts";
import { openDatabase, openForReading } from "../sqlite/open.server.ts";

/**
 * Opens the database that the settings name: the server's, or the embedded one in the data folder.
 * @throws ConfigError where a server cannot be used
 */
export async function openConfiguredDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openDatabase(dataDir) : openServer(databaseUrl);
}

/** @throws ConfigError where it cannot be used */
export async function openServer(databaseUrl: string): Promise<ServerDatabase> {
  // Loaded for this alone: a site with SQLite needs none of it.
  const { openPostgres } = await import("../postgres/open.server.ts");
  return openPostgres(databaseUrl);
}

/**
 * Opens it for reading alone, so that nothing is changed and nothing made.
 * @throws ConfigError where a server cannot be used, and the database's error where it cannot be opened
 */
export const openToLookAt = async ({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<DatabaseToLookAt> =>
  databaseUrl === undefined ? openForReading(dataDir) : openConfiguredDatabase({ databaseUrl, dataDir });
