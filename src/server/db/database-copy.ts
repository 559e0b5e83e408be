import { Kysely } from "kysely";
import { openConnection, sqliteDialect } from "./dialects/sqlite/driver.ts";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";

export type DatabaseCopy = { read: Queryable; close(): Promise<void> };

/** Opens a copy of the database for reading alone; nothing in it or beside it is changed. */
export function openDatabaseCopy(file: string): DatabaseCopy {
  const connection = openConnection(file, { readOnly: true });
  const read = new Kysely<Database>({ dialect: sqliteDialect(connection) });
  return {
    read,
    async close() {
      await read.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}
