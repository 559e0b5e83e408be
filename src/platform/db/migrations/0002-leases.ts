import type { Kysely } from "kysely";
import { schemaDialectOf } from "../schema-dialects/schema-dialect-of.server.ts";

/** What a process holds while it alone does some work is a lease, in the tables as everywhere else. */
export const up = (db: Kysely<unknown>): Promise<void> => schemaDialectOf(db).renameTable(db, "turns", "leases");
