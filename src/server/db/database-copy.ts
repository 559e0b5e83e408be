import { Kysely } from "kysely";
import { openConnection, sqliteDialect } from "./dialects/sqlite/driver.ts";
import { sqliteSchemaDialect } from "./dialects/sqlite/schema-dialect.ts";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";
import type { SchemaDialect } from "./schema-dialect.ts";

export type DatabaseCopy = { read: Queryable; schema: SchemaDialect; close(): Promise<void> };

/** Opens a copy of the database for reading alone; nothing in it or beside it is changed. */
export function openDatabaseCopy(file: string): DatabaseCopy {
  const connection = openConnection(file, { readOnly: true });
  const read = new Kysely<Database>({ dialect: sqliteDialect(connection) });
  return {
    read,
    schema: sqliteSchemaDialect,
    async close() {
      await read.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}
