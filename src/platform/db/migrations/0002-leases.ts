import type { Kysely } from "kysely";
import { schemaDialectOf } from "../schema-dialects/schema-dialect-of.server.ts";

/** Renames the table to match the term used everywhere else: a process holds a lease while it does exclusive work. */
export const up = (db: Kysely<unknown>): Promise<void> => schemaDialectOf(db).renameTable(db, "turns", "leases");
