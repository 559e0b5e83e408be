import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { completeEntries, type EntryTypes, type RowOf } from "../entries/records/complete-entries.server.ts";
import { tableOf } from "../kinds/rows/entry-rows.server.ts";

/** One batch of everything except the bin, and the internal key after which the next batch begins. */
type Stretch<Entry> = { entries: Entry[]; last: number | undefined };

// Ordered by internal key, which never changes: an entry that is renamed or redated meanwhile is neither missed nor
// repeated.

/** The next `limit` entries, including drafts and scheduled ones, in the order in which they were added. */
export async function iterateEntries<Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  after: number,
  limit: number,
): Promise<Stretch<EntryTypes[Kind]["entry"]>> {
  const rows = await db
    .selectFrom(tableOf(kind))
    .selectAll()
    .where("binned_at", "is", null)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return { entries: await completeEntries(db, kind, rows as RowOf<Kind>[]), last: rows.at(-1)?.seq };
}

/** The current and former slugs of these entries, by entry id. */
export async function slugsOfEntries(db: Queryable, kind: EntryKind, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("slugs")
    .select(["entry_id", "slug"])
    .where("kind", "=", kind)
    .where("entry_id", "in", ids)
    .orderBy("slug")
    .execute();
  return new Map(
    Map.groupBy(rows, (row) => row.entry_id)
      .entries()
      .map(([id, group]) => [id, group.map((row) => row.slug)]),
  );
}

/** The ids of the featured tuskers in order, except those in the bin. */
export async function listFeaturedIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("featured_tuskers")
    .innerJoin("tuskers", "tuskers.seq", "featured_tuskers.tusker_seq")
    .select("tuskers.id")
    .where("tuskers.binned_at", "is", null)
    .orderBy("featured_tuskers.position")
    .execute();
  return rows.map((row) => row.id);
}
