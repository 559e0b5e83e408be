import { sql } from "kysely";
import type { Queryable, WriteTransaction } from "./queryable.server.ts";
import type { Database } from "./schema.server.ts";

type Table = keyof Database;

/**
 * Tables that are not transferred: the database fills `entry_changes` itself when rows are inserted into the other
 * tables; `throttle_counts` and `leases` belong to the running processes, `editing` to forms that are open, and
 * `passkey_challenges` last minutes.
 */
export const LEFT_OUT: readonly string[] = [
  "entry_changes",
  "throttle_counts",
  "leases",
  "passkey_challenges",
  "editing",
];

/**
 * All other tables with their keys, and how many rows are read at once where they are large. Each comes after the tables
 * that it references.
 */
export const TRANSFERRED: readonly (readonly [Table, readonly string[], number?])[] = [
  ["site_state", ["key"]],
  ["settings", ["name"]],
  ["page_versions", ["page", "version"]],
  ["images", ["name"]],
  ["image_variants", ["name"]],
  ["imported_images", ["source_url"]],
  ["tuskers", ["seq"]],
  ["tusker_tags", ["tusker_seq", "position"]],
  ["tusker_images", ["tusker_seq", "position"]],
  ["relation_targets", ["tusker_seq", "to_id"]],
  ["featured_tuskers", ["position"]],
  ["articles", ["seq"]],
  ["article_tags", ["article_seq", "position"]],
  ["article_images", ["article_seq", "position"]],
  ["entry_warnings", ["kind", "entry_id"]],
  ["translations", ["kind", "entry_id", "language"]],
  ["sources", ["key"]],
  ["source_uses", ["source_key", "kind", "entry_id"]],
  ["slugs", ["kind", "slug"]],
  ["revisions", ["seq"]],
  ["revision_images", ["image_name", "revision_seq"]],
  ["accounts", ["seq"]],
  ["sessions", ["seq"]],
  ["trusted_devices", ["account_seq", "token_hash"]],
  ["recovery_codes", ["account_seq", "code_hash"]],
  ["invitations", ["id"]],
  ["account_links", ["token_hash"]],
  ["account_mails", ["seq"]],
  ["passkeys", ["id"]],
  ["api_keys", ["id"]],
  ["contact_messages", ["seq"]],
  ["deliveries", ["seq"]],
  ["letters", ["id"]],
  ["activities", ["seq"]],
  ["previews", ["token_hash"]],
  ["submissions", ["id"]],
  ["submission_comments", ["id"]],
  ["review_links", ["id"]],
  ["data_releases", ["number"]],
  ["data_release_files", ["number", "position"]],
  ["data_release_chunks", ["file_id", "part"], 10],
  ["webhooks", ["id"]],
  ["webhook_entries", ["kind", "entry_id"]],
  ["webhook_deliveries", ["seq"]],
];

/** No table has more than 30 columns, so an insert stays below every database's limit on bound values. */
const ROWS_AT_ONCE = 500;

type Row = Record<string, unknown>;
type Transferred = (typeof TRANSFERRED)[number];

/** The next rows after `last`, in the order of the key. */
async function readPart(
  from: Queryable,
  [table, key, atOnce = ROWS_AT_ONCE]: Transferred,
  last: Row | undefined,
): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const behind = last && sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} ${behind ?? sql``}
    order by ${columns} limit ${sql.lit(atOnce)}`.execute(from);
  return rows;
}

/** All rows of a table in the order of its key, in batches. */
async function* readRows(from: Queryable, part: Transferred): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await readPart(from, part, last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/**
 * Replaces all rows of one database with those of another. Both have the same schema.
 * @param from a database that does not change meanwhile: a snapshot transaction, or a copy
 */
export async function transferRows(from: Queryable, to: WriteTransaction): Promise<void> {
  for (const [table] of TRANSFERRED.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to);
  for (const part of TRANSFERRED) {
    for await (const rows of readRows(from, part)) {
      await to
        .insertInto(part[0])
        .values(rows as never)
        .execute();
    }
  }
}
