import { sql } from "kysely";
import { tableOf } from "../../../content/kinds/rows/entry-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../../platform/ids/entry-kind.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";

/** An entry that readers can see: what a webhook may be told of it. */
export type PublicEntry = { kind: EntryKind; id: string; slug: string; version: number };

const publicRows = (db: Queryable, kind: EntryKind, now: Date) =>
  db
    .selectFrom(tableOf(kind))
    .select(["id", "slug", "version"])
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .$if(kind === "article", (query) => query.where(sql`publish_date`, "<=", siteDay(now)));

/** Those of the entries that readers can see now. */
export async function listPublicEntries(
  db: Queryable,
  { kind, ids }: { kind: EntryKind; ids: readonly string[] },
  now: Date,
): Promise<PublicEntry[]> {
  const rows = await publicRows(db, kind, now).where("id", "in", ids).orderBy("seq").execute();
  return rows.map((row) => ({ kind, ...row }));
}

/** Those of the entries that webhooks know, as they were last told of them. */
export async function listToldEntries(
  db: Queryable,
  { kind, ids }: { kind: EntryKind; ids: readonly string[] },
): Promise<PublicEntry[]> {
  const rows = await db
    .selectFrom("webhook_entries")
    .select(["entry_id as id", "slug", "version"])
    .where("kind", "=", kind)
    .where("entry_id", "in", ids)
    .execute();
  return rows.map((row) => ({ kind, ...row }));
}

/** The ids of entries by their internal keys. Those that were deleted are missing. */
export async function listIds(db: Queryable, kind: EntryKind, seqs: readonly number[]): Promise<string[]> {
  const rows = await db.selectFrom(tableOf(kind)).select("id").where("seq", "in", seqs).execute();
  return rows.map(({ id }) => id);
}

/** The next entries after an internal key, in the order in which they are stored. */
export async function listEntriesAfter(
  db: Queryable,
  kind: EntryKind,
  { after, limit }: { after: number; limit: number },
): Promise<{ seq: number; id: string }[]> {
  const query = db.selectFrom(tableOf(kind)).select(["seq", "id"]).where("seq", ">", after);
  return query.orderBy("seq").limit(limit).execute();
}

/** The next ids, of those that webhooks know. */
export async function listToldIdsAfter(
  db: Queryable,
  kind: EntryKind,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const query = db.selectFrom("webhook_entries").select("entry_id as id").where("kind", "=", kind);
  const rows = await query.where("entry_id", ">", after).orderBy("entry_id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Notes that an entry was told as it is now. */
export async function saveToldEntry(
  transaction: WriteTransaction,
  { kind, id, slug, version }: PublicEntry,
): Promise<void> {
  await transaction
    .insertInto("webhook_entries")
    .values({ kind, entry_id: id, slug, version })
    .onConflict((conflict) => conflict.columns(["kind", "entry_id"]).doUpdateSet({ slug, version }))
    .execute();
}

export async function deleteToldEntry(
  transaction: WriteTransaction,
  { kind, id }: Pick<PublicEntry, "kind" | "id">,
): Promise<void> {
  await transaction.deleteFrom("webhook_entries").where("kind", "=", kind).where("entry_id", "=", id).execute();
}

/** Notes that every entry that readers can see now was told as it is, and no other. */
export async function replaceToldEntries(transaction: WriteTransaction, now: Date): Promise<void> {
  await transaction.deleteFrom("webhook_entries").execute();
  for (const kind of ENTRY_KINDS) {
    await transaction
      .insertInto("webhook_entries")
      .columns(["entry_id", "slug", "version", "kind"])
      .expression(publicRows(transaction, kind, now).select(sql<EntryKind>`${kind}`.as("kind")))
      .execute();
  }
}
