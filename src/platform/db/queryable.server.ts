import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.server.ts";

/** Anything that can run queries: the database, or a transaction on it. */
export type Queryable = Kysely<Database>;
export type WriteTransaction = Transaction<Database>;
