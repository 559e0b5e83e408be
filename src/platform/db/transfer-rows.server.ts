import { sql } from "kysely";
import type { Queryable, WriteTransaction } from "./queryable.server.ts";
import type { Database } from "./schema.server.ts";

type Table = keyof Database;

/**
 * Tables whose rows stay where they are: `entry_changes`, as the database itself writes down there what is put into the
 * others; `throttle_counts` and `leases`, which are of the processes at work.
 */
export const LEFT_OUT: readonly string[] = ["entry_changes", "throttle_counts", "leases"];

/** Every other table with its key, each behind those that it refers to. */
export const TRANSFERRED: readonly (readonly [Table, readonly string[]])[] = [
  ["site_state", ["key"]],
  ["images", ["name"]],
  ["image_variants", ["name"]],
  ["imported_images", ["source_url"]],
  ["tuskers", ["seq"]],
  ["tusker_tags", ["tusker_seq", "position"]],
  ["tusker_images", ["tusker_seq", "position"]],
  ["featured_tuskers", ["position"]],
  ["articles", ["seq"]],
  ["article_tags", ["article_seq", "position"]],
  ["article_images", ["article_seq", "position"]],
  ["slugs", ["kind", "slug"]],
  ["revisions", ["seq"]],
  ["revision_images", ["image_name", "revision_seq"]],
  ["accounts", ["seq"]],
  ["sessions", ["seq"]],
  ["trusted_devices", ["account_seq", "token_hash"]],
  ["recovery_codes", ["account_seq", "code_hash"]],
  ["invitations", ["id"]],
  ["contact_messages", ["seq"]],
  ["deliveries", ["seq"]],
  ["activities", ["seq"]],
  ["previews", ["token_hash"]],
];

/** Thirty columns at most: as many values in one statement as every database takes. */
const ROWS_AT_ONCE = 500;

type Row = Record<string, unknown>;

/** The rows behind one, by their key. */
async function readPart(from: Queryable, table: Table, key: readonly string[], last: Row | undefined): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const behind = last && sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} ${behind ?? sql``}
    order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(from);
  return rows;
}

/** All rows of a table in the order of its key, some hundred at a time. */
async function* readRows(from: Queryable, table: Table, key: readonly string[]): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await readPart(from, table, key, last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/**
 * Puts all rows of one database in the place of all rows of another one; both have the same schema.
 * @param from one on which nothing changes meanwhile: a transaction with a snapshot, or a copy
 */
export async function transferRows(from: Queryable, to: WriteTransaction): Promise<void> {
  for (const [table] of TRANSFERRED.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to);
  for (const [table, key] of TRANSFERRED) {
    for await (const rows of readRows(from, table, key)) {
      await to
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
  }
}
