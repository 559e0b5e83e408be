import { type Kysely, PostgresAdapter } from "kysely";
import { postgresSchemaDialect } from "./postgres.server.ts";
import type { SchemaDialect } from "./schema-dialect.server.ts";
import { sqliteSchemaDialect } from "./sqlite.server.ts";

/** Picks the dialect of a migration, which only receives the connection. */
export const schemaDialectOf = (db: Kysely<unknown>): SchemaDialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgresSchemaDialect : sqliteSchemaDialect;
