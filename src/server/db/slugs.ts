import type { EntryKind } from "../../domain/identifiers/entry-kind.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";

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

/**
 * All slugs that begin with `base`, whoever has or had them: what a new slug must not be.
 * @param except the entry whose own slugs are left out: it may have each of them again
 */
export async function listSlugsBeginningWith(
  db: Queryable,
  kind: EntryKind,
  base: string,
  except?: string,
): Promise<Set<string>> {
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
    .$if(except !== undefined, (some) => some.where("entry_id", "!=", except as string))
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

/** Whether readers are told that a purged entry was there: only of what was public. */
export type Purge = "public" | "hidden";

/** How the entry with this slug, or this id, was purged; undefined where none was. */
export async function findPurge(
  db: Queryable,
  kind: EntryKind,
  address: { slug: string } | { id: string },
): Promise<Purge | undefined> {
  const row = await db
    .selectFrom("slugs")
    .select("purged")
    .where("kind", "=", kind)
    .$if("slug" in address, (some) => some.where("slug", "=", "slug" in address ? address.slug : ""))
    .$if("id" in address, (some) => some.where("entry_id", "=", "id" in address ? address.id : ""))
    .limit(1)
    .executeTakeFirst();
  return row?.purged ?? undefined;
}

/** Notes at all slugs of an entry that it was purged; null where it is brought back under its own id. */
export async function markPurged(
  transaction: WriteTransaction,
  { kind, entryId }: { kind: EntryKind; entryId: string },
  purged: Purge | null,
): Promise<void> {
  await transaction
    .updateTable("slugs")
    .set({ purged })
    .where("kind", "=", kind)
    .where("entry_id", "=", entryId)
    .execute();
}
