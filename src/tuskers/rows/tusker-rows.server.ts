import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { TuskerRow } from "../../platform/db/schema.server.ts";

const RELATED_CANDIDATES = 60;

export type RelatedCandidate = Pick<TuskerRow, "seq" | "id" | "location" | "category">;

/** Up to `count` entries of a list from this position on, wrapping around at its end. */
function around(list: Uint32Array, place: number, count: number): number[] {
  const length = Math.min(count, list.length);
  return Array.from({ length }, (_, index) => list[(place + index) % list.length] as number);
}

const publicCandidates = (db: Queryable, subject: number) =>
  db
    .selectFrom("tuskers")
    .select(["tuskers.seq", "tuskers.id", "tuskers.location", "tuskers.category"])
    .where("tuskers.publication", "=", "published")
    .where("tuskers.binned_at", "is", null)
    .where("tuskers.seq", "!=", subject);

const findTagSharers = preparedQuery((db, { seq, tags }: { seq: number; tags: string[] }) =>
  publicCandidates(db, seq)
    .innerJoin("tusker_tags", "tusker_tags.tusker_seq", "tuskers.seq")
    .where("tusker_tags.tag", "in", tags)
    .orderBy("tusker_tags.tag")
    .orderBy("tusker_tags.tusker_seq")
    .limit(RELATED_CANDIDATES),
);

const findCandidates = preparedQuery((db, { seq, seqs }: { seq: number; seqs: number[] }) =>
  publicCandidates(db, seq).where("tuskers.seq", "in", seqs),
);

/**
 * Public tuskers that may be related to this one: some that share a tag, the next ones of the same category by name,
 * and any others if these are few. Bounded, so that the cost does not grow with the directory.
 */
export async function listRelatedCandidates(
  db: IndexedDatabase,
  row: Pick<TuskerRow, "seq" | "category" | "sort_key">,
  tags: string[],
): Promise<RelatedCandidate[]> {
  const { tusker: tuskers } = await db.index.current();
  const ofCategory = tuskers.list({ includeDrafts: false, category: row.category }, "name");
  const others = tuskers.list({ includeDrafts: false }, "name");
  const near = [
    ...around(ofCategory, tuskers.placeBySortKey(ofCategory, row.sort_key), RELATED_CANDIDATES + 1),
    ...(ofCategory.length <= RELATED_CANDIDATES ? around(others, 0, RELATED_CANDIDATES + 1) : []),
  ];
  const { seq } = row;
  const sharingTag = tags.length === 0 ? [] : await findTagSharers(db.read, { seq, tags });
  const following = near.length === 0 ? [] : await findCandidates(db.read, { seq, seqs: [...new Set(near)] });
  return [...new Map([...sharingTag, ...following].map((other) => [other.seq, other])).values()];
}

/** The names and slugs of public tuskers, by internal key. */
export async function findTuskerNames(
  db: Queryable,
  seqs: number[],
): Promise<Map<number, { id: string; slug: string; name: string }>> {
  if (seqs.length === 0) return new Map();
  const rows = await db
    .selectFrom("tuskers")
    .select(["seq", "id", "slug", "name"])
    .where("seq", "in", seqs)
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .execute();
  return new Map(rows.map(({ seq, ...names }) => [seq, names]));
}

/** The internal keys of the featured tuskers, in order. */
export async function listFeaturedSeqs(db: Queryable): Promise<number[]> {
  const rows = await db.selectFrom("featured_tuskers").select("tusker_seq").orderBy("position").execute();
  return rows.map((row) => row.tusker_seq);
}

export async function replaceFeatured(transaction: WriteTransaction, seqs: number[]): Promise<void> {
  await transaction.deleteFrom("featured_tuskers").execute();
  if (seqs.length === 0) return;
  const rows = seqs.map((tusker_seq, position) => ({ tusker_seq, position }));
  await transaction.insertInto("featured_tuskers").values(rows).execute();
}
