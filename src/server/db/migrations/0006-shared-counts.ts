import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { SchemaDialect } from "../schema-dialect.ts";

/** What is counted to keep tries within bounds is counted where all processes of the site find it. */
export const sharedCounts = (dialect: SchemaDialect): Migration => ({
  up: (db: Kysely<unknown>) => dialect.createThrottleCounts(db),
});
