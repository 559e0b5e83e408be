import { type Kysely, PostgresAdapter } from "kysely";
import { postgresSchemaDialect } from "./postgres.server.ts";
import type { SchemaDialect } from "./schema-dialect.server.ts";
import { sqliteSchemaDialect } from "./sqlite.server.ts";

/** What a migration, which is given the connection alone, must say to the database behind it. */
export const schemaDialectOf = (db: Kysely<unknown>): SchemaDialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgresSchemaDialect : sqliteSchemaDialect;
