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

/** Whose company is asked for; `seq` 0, which no row has, for a tusker who is not stored. */
export type RelatedSubject = Pick<TuskerRow, "seq" | "id" | "location" | "category" | "sort_key">;

/**
 * Tuskers to read about next: the nearest by tags, place and category. Among those equally near the choice looks random
 * but is fixed by the ids, so that a page stays the same, and finished, while nobody changes who is near.
 * @param tagsToBe in the place of the stored ones, for a tusker who is looked at before he is saved
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
    // Lots are drawn among those that may be chosen, not among all.
    if (chosen.length < limit) chosen.push(...inDrawnOrder(alike, row.id));
  }
  return listEntriesBySeq(
    db,
    "tusker",
    { includeDrafts: false },
    chosen.slice(0, limit).map((candidate) => candidate.seq),
  );
}

/** An order that looks like chance, another one for each tusker, and the same at each time. */
function inDrawnOrder(candidates: RelatedCandidate[], subjectId: string): RelatedCandidate[] {
  const lotOf = ({ id }: RelatedCandidate) => hash("sha256", `${subjectId} ${id}`);
  return candidates
    .map((candidate) => ({ candidate, lot: lotOf(candidate) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ candidate }) => candidate);
}
