import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { siteDay } from "../../platform/text/publication-day.ts";

/** An entry that readers can see: what a webhook may be told of it. */
export type PublicEntry = { kind: EntryKind; id: string; slug: string; version: number };

/** Every entry that readers can see now. */
export async function listPublicEntries(db: Queryable, now: Date): Promise<PublicEntry[]> {
  const tuskers = await db
    .selectFrom("tuskers")
    .select(["id", "slug", "version"])
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .orderBy("seq")
    .execute();
  const articles = await db
    .selectFrom("articles")
    .select(["id", "slug", "version"])
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .where("publish_date", "<=", siteDay(now))
    .orderBy("seq")
    .execute();
  return [
    ...tuskers.map((row) => ({ kind: "tusker" as const, ...row })),
    ...articles.map((row) => ({ kind: "article" as const, ...row })),
  ];
}

/** Every entry as webhooks were last told of it. */
export async function listToldEntries(db: Queryable): Promise<PublicEntry[]> {
  return db.selectFrom("webhook_entries").select(["kind", "entry_id as id", "slug", "version"]).execute();
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

export async function deleteToldEntries(transaction: WriteTransaction): Promise<void> {
  await transaction.deleteFrom("webhook_entries").execute();
}
