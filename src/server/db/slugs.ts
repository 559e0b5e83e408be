import type { Queryable, WriteTransaction } from "./queryable.ts";

export type EntryKind = "tusker" | "article";

/** The id of the entry that has, or once had, this slug. */
export async function findEntryIdBySlug(db: Queryable, kind: EntryKind, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("slugs")
    .select("entry_id")
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.entry_id;
}

/** All slugs that begin with `base`, whoever has or had them: what a new slug must not be. */
export async function listSlugsBeginningWith(db: Queryable, kind: EntryKind, base: string): Promise<Set<string>> {
  // A range instead of LIKE: it uses the key, and no character of the slug is special. "." follows "-" in ASCII.
  const rows = await db
    .selectFrom("slugs")
    .select("slug")
    .where("kind", "=", kind)
    .where((where) =>
      where.or([
        where("slug", "=", base),
        where.and([where("slug", ">=", `${base}-`), where("slug", "<", `${base}.`)]),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** Reserves a slug for an entry for ever. Does nothing when the entry has it already. */
export async function insertSlug(
  transaction: WriteTransaction,
  claim: { kind: EntryKind; slug: string; entryId: string },
): Promise<void> {
  await transaction
    .insertInto("slugs")
    .values({ kind: claim.kind, slug: claim.slug, entry_id: claim.entryId })
    .onConflict((conflict) => conflict.columns(["kind", "slug"]).doNothing())
    .execute();
}
