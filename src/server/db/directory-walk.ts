import type { Article } from "../../domain/articles/article.ts";
import type { EntryKind } from "../../domain/identifiers/entry-kind.ts";
import type { Tusker } from "../../domain/tuskers/tusker.ts";
import { completeEntries } from "./entry-rows.ts";

import type { Queryable } from "./queryable.ts";

/** A part of a walk through everything but the bin, and the internal key after which the next part begins. */
type Stretch<Entry> = { entries: Entry[]; last: number | undefined };

// By internal key, which never changes: an entry that is renamed or redated meanwhile is neither missed nor met twice.

/** The next `limit` tuskers, drafts included, in the order in which they were added. */
export async function walkTuskers(db: Queryable, after: number, limit: number): Promise<Stretch<Tusker>> {
  const rows = await db
    .selectFrom("tuskers")
    .selectAll()
    .where("binned_at", "is", null)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return { entries: await completeEntries(db, "tusker", rows), last: rows.at(-1)?.seq };
}

/** The next `limit` articles, drafts and scheduled ones included, in the order in which they were added. */
export async function walkArticles(db: Queryable, after: number, limit: number): Promise<Stretch<Article>> {
  const rows = await db
    .selectFrom("articles")
    .selectAll()
    .where("binned_at", "is", null)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return { entries: await completeEntries(db, "article", rows), last: rows.at(-1)?.seq };
}

/** The slugs that these entries have or once had, by the id of each. */
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

/** The ids of the featured tuskers in their order, those in the bin left out. */
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
