import { Kysely } from "kysely";
import type { Queryable } from "../queryable.server.ts";
import type { Database } from "../schema.server.ts";
import { openConnection, sqliteDialect } from "./driver.server.ts";

export type DatabaseCopy = { read: Queryable; close(): Promise<void> };

/** Opens a copy of the database read-only. */
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
