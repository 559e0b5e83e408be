import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.server.ts";

/** Something queries can be asked of: the database, or a transaction on it. */
export type Queryable = Kysely<Database>;
export type WriteTransaction = Transaction<Database>;
