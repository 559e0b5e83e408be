import type { Generated } from "kysely";
import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    slugs: SlugsTable;
  }
}

/** Every slug that an entry ever had. Old ones answer 301 for ever and are never reassigned. */
type SlugsTable = {
  kind: EntryKind;
  slug: string;
  entry_id: string;
  /** Set when the entry is purged: `public` if its address must answer 410 for ever, `hidden` if it was not public. */
  purged: Generated<"public" | "hidden" | null>;
};

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

type SlugRange = { kind: EntryKind; base: string; from: string; to: string; except?: string | undefined };

// A range instead of LIKE: it uses the key and needs no escaping. "." follows "-" in ASCII.
const findSlugsLike = preparedQuery((db, { kind, base, from, to, except }: SlugRange) =>
  db
    .selectFrom("slugs")
    .select("slug")
    .where("kind", "=", kind)
    .where((where) =>
      where.or([where("slug", "=", base), where.and([where("slug", ">=", from), where("slug", "<", to)])]),
    )
    .$if(except !== undefined, (some) => some.where("entry_id", "!=", except as string)),
);

/**
 * All slugs that start with `base` and belong or belonged to any entry: a new slug must be none of them.
 * @param except an entry whose slugs are left out, because it may reuse them
 */
export async function listSlugsBeginningWith(
  db: Queryable,
  kind: EntryKind,
  base: string,
  except?: string,
): Promise<Set<string>> {
  const rows = await findSlugsLike(db, { kind, base, from: `${base}-`, to: `${base}.`, except });
  return new Set(rows.map((row) => row.slug));
}

const insertSlugRow = preparedQuery((db, row: { kind: EntryKind; slug: string; entry_id: string }) =>
  db
    .insertInto("slugs")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "slug"]).doNothing()),
);

/** Reserves a slug for an entry for ever. A no-op if the slug is already reserved. */
export async function insertSlug(
  transaction: WriteTransaction,
  claim: { kind: EntryKind; slug: string; entryId: string },
): Promise<void> {
  await insertSlugRow(transaction, { kind: claim.kind, slug: claim.slug, entry_id: claim.entryId });
}

/** Whether readers may learn that a purged entry existed: only if it was public. */
export type Purge = "public" | "hidden";

/** How the entry with this slug or id was purged; undefined if it was not. */
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

/** Marks all slugs of an entry as purged; null removes the mark when the entry is restored under its own id. */
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
