import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { contentVersionReader } from "./dialects/sqlite/content-version-reader.ts";
import { openConnection, sqliteDialect } from "./dialects/sqlite/driver.ts";
import { isDiskFull, isUniqueViolation } from "./dialects/sqlite/errors.ts";
import { sqliteSchemaDialect } from "./dialects/sqlite/schema-dialect.ts";
import { sqliteSearchDialect } from "./dialects/sqlite/search-dialect.ts";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";
import type { SchemaDialect } from "./schema-dialect.ts";
import type { SearchDialect } from "./search-dialect.ts";

/** What the code must ask of the database it happens to run on. */
export type DatabaseDialect = {
  schema: SchemaDialect;
  search: SearchDialect;
  isUniqueViolation(error: unknown): boolean;
  isDiskFull(error: unknown): boolean;
};

/**
 * An open database. Reads go to `read`; only `server/db` and `server/operations` use `write`.
 * A transaction on `write` must never wait for anything but the database: all other writers stand behind it.
 */
export type OpenDatabase = {
  read: Queryable;
  write: Queryable;
  dialect: DatabaseDialect;
  /**
   * The content version as of the last commit of whatever process, at once and cheap enough for every request.
   * @throws the database's error where it cannot be read
   */
  currentContentVersion(): number;
  close(): Promise<void>;
};

const databaseFile = (dataDir: string): string => join(dataDir, "tuskers.db");

/** Opens (and creates, where it is missing) the embedded database. The schema is the migrations' business. */
export function openDatabase(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  const write = new Kysely<Database>({ dialect: sqliteDialect(openConnection(file, { readOnly: false })) });
  const readConnection = openConnection(file, { readOnly: true });
  const read = new Kysely<Database>({ dialect: sqliteDialect(readConnection) });
  return {
    read,
    write,
    currentContentVersion: contentVersionReader(readConnection),
    dialect: { schema: sqliteSchemaDialect, search: sqliteSearchDialect, isUniqueViolation, isDiskFull },
    async close() {
      await read.destroy();
      await write.destroy();
    },
  };
}
