import { hash } from "node:crypto";
import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import type { DirectoryIndexes, IndexedDatabase } from "../../search/directory-index.server.ts";
import type { LightTusker } from "../../search/tusker-index.server.ts";
import type { Tusker } from "../../tuskers/tusker.ts";
import type { TuskerRow } from "../../tuskers/tusker-tables.server.ts";
import { listEntriesBySeq } from "../records/list-entries.server.ts";

const SHARED_TAG = 3;
const SAME_PLACE = 2;
const SAME_CATEGORY = 1;
/** How many tuskers that share a tag are looked at. Some of them may be drafts. */
const MOST_SHARERS = 75;
/** How many are looked at that come next by name. */
const MOST_FOLLOWING = 60;
const PUBLIC = { includeDrafts: false };

/** The tusker to find related ones for; `seq` is 0, which no row has, if he is not stored yet. */
export type RelatedSubject = Pick<TuskerRow, "seq" | "id" | "location" | "category" | "sort_key">;

const findTagSharers = preparedQuery((db, { tags }: { tags: string[] }) =>
  db
    .selectFrom("tusker_tags")
    .select("tusker_seq as seq")
    .where("tag", "in", tags)
    .orderBy("tag")
    .orderBy("tusker_seq")
    .limit(MOST_SHARERS),
);

const findTagSharersAmong = preparedQuery((db, { tags, seqs }: { tags: string[]; seqs: number[] }) =>
  db.selectFrom("tusker_tags").select("tusker_seq as seq").where("tag", "in", tags).where("tusker_seq", "in", seqs),
);

/** Up to `count` entries of a list from this position on, wrapping around at its end. */
function around(list: Uint32Array, place: number, count: number): number[] {
  const length = Math.min(count, list.length);
  return Array.from({ length }, (_, index) => list[(place + index) % list.length] as number);
}

/** The next tuskers of the same category by name, and any others if these are few. */
function following({ tusker: tuskers }: DirectoryIndexes, { category, sort_key }: RelatedSubject): number[] {
  const ofCategory = tuskers.list({ ...PUBLIC, category }, "name");
  return [
    ...around(ofCategory, tuskers.placeBySortKey(ofCategory, sort_key), MOST_FOLLOWING + 1),
    ...(ofCategory.length <= MOST_FOLLOWING ? around(tuskers.list(PUBLIC, "name"), 0, MOST_FOLLOWING + 1) : []),
  ];
}

/** How many of these tags other tuskers have, by internal key: those that have any, if there are few. */
async function countShared(db: IndexedDatabase, row: RelatedSubject, tags: string[]): Promise<Map<number, number>> {
  const shared = new Map<number, number>();
  if (tags.length === 0) return shared;
  const count = (found: { seq: number }[]) => {
    for (const { seq } of found) shared.set(seq, (shared.get(seq) ?? 0) + 1);
  };
  const found = await findTagSharers(db.read, { tags });
  if (found.length < MOST_SHARERS) {
    count(found);
    return shared;
  }
  const seqs = new Set([...found.map(({ seq }) => seq), ...following(await db.index.current(), row)]);
  count(await findTagSharersAmong(db.read, { tags, seqs: [...seqs] }));
  return shared;
}

/**
 * Tuskers to read about next: the closest by tags, place and category. Ties are broken by a hash of the ids, so that
 * the choice looks random but a page stays the same, and its cached copy valid, until the related tuskers change. Only
 * some are looked at, so that the cost does not grow with the directory, and the index tells of them what is compared.
 */
export async function findRelatedTuskers(
  db: IndexedDatabase,
  row: RelatedSubject,
  limit: number,
  tags: string[],
): Promise<Tusker[]> {
  const shared = await countShared(db, row, tags);
  const indexes = await db.index.current();
  const seqs = new Set([...shared.keys(), ...following(indexes, row)]);
  seqs.delete(row.seq);
  const nearness = ({ seq, location, category }: LightTusker): number =>
    SHARED_TAG * (shared.get(seq) ?? 0) +
    (location === row.location ? SAME_PLACE : 0) +
    (category === row.category ? SAME_CATEGORY : 0);
  const byNearness = [...Map.groupBy(indexes.tusker.rows(seqs, PUBLIC), nearness)].sort(([a], [b]) => b - a);
  const chosen: LightTusker[] = [];
  for (const [, alike] of byNearness) {
    // Only groups that can still be chosen are shuffled.
    if (chosen.length < limit) chosen.push(...inDrawnOrder(alike, row.id));
  }
  return listEntriesBySeq(
    db,
    "tusker",
    PUBLIC,
    chosen.slice(0, limit).map(({ seq }) => seq),
  );
}

/** A pseudo-random order: different for each tusker, always the same for one. */
function inDrawnOrder(candidates: LightTusker[], subjectId: string): LightTusker[] {
  const lotOf = ({ id }: LightTusker) => hash("sha256", `${subjectId} ${id}`);
  return candidates
    .map((candidate) => ({ candidate, lot: lotOf(candidate) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ candidate }) => candidate);
}
