import { hash } from "node:crypto";
import { listEntriesBySeq } from "../../entries/records/list-entries.server.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { tagsOfEntries } from "../../entries/tags/tag-rows.server.ts";
import type { TuskerRow } from "../../platform/db/schema.server.ts";
import type { Tusker } from "../tusker.ts";
import { listRelatedCandidates, type RelatedCandidate } from "./tusker-rows.server.ts";

const SHARED_TAG = 3;
const SAME_PLACE = 2;
const SAME_CATEGORY = 1;

/** The tusker to find related ones for; `seq` is 0, which no row has, if he is not stored yet. */
export type RelatedSubject = Pick<TuskerRow, "seq" | "id" | "location" | "category" | "sort_key">;

/**
 * Tuskers to read about next: the closest by tags, place and category. Ties are broken by a hash of the ids, so that
 * the choice looks random but a page stays the same, and its cached copy valid, until the related tuskers change.
 * @param tagsToBe replaces the stored tags, for the preview of an unsaved tusker
 */
export async function findRelatedTuskers(
  db: IndexedDatabase,
  row: RelatedSubject,
  limit: number,
  tagsToBe?: string[],
): Promise<Tusker[]> {
  const tags = tagsToBe ?? (await tagsOfEntries(db.read, "tusker", [row.seq])).get(row.seq) ?? [];
  const candidates = await listRelatedCandidates(db, row, tags);
  const tagsOf = await tagsOfEntries(
    db.read,
    "tusker",
    candidates.map((candidate) => candidate.seq),
  );
  const own = new Set(tags);
  const nearness = (candidate: RelatedCandidate): number =>
    SHARED_TAG * (tagsOf.get(candidate.seq) ?? []).filter((tag) => own.has(tag)).length +
    (candidate.location === row.location ? SAME_PLACE : 0) +
    (candidate.category === row.category ? SAME_CATEGORY : 0);
  const byNearness = [...Map.groupBy(candidates, nearness)].sort(([a], [b]) => b - a);
  const chosen: RelatedCandidate[] = [];
  for (const [, alike] of byNearness) {
    // Only groups that can still be chosen are shuffled.
    if (chosen.length < limit) chosen.push(...inDrawnOrder(alike, row.id));
  }
  return listEntriesBySeq(
    db,
    "tusker",
    { includeDrafts: false },
    chosen.slice(0, limit).map((candidate) => candidate.seq),
  );
}

/** A pseudo-random order: different for each tusker, always the same for one. */
function inDrawnOrder(candidates: RelatedCandidate[], subjectId: string): RelatedCandidate[] {
  const lotOf = ({ id }: RelatedCandidate) => hash("sha256", `${subjectId} ${id}`);
  return candidates
    .map((candidate) => ({ candidate, lot: lotOf(candidate) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ candidate }) => candidate);
}
