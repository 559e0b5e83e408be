import { createHash } from "node:crypto";
import type { Tusker } from "../../domain/tuskers/tusker.ts";
import { getContentVersion } from "../db/content-version.ts";
import { tagsOfTuskers } from "../db/entry-tags.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { TuskerRow } from "../db/schema.ts";
import { listPublicTuskersBySeq, listRelatedCandidates } from "../db/tuskers.ts";

const SHARED_TAG = 3;
const SAME_PLACE = 2;
const SAME_CATEGORY = 1;

/** Whose company is asked for; `seq` 0, which no row has, for a tusker who is not stored. */
export type RelatedSubject = Pick<TuskerRow, "seq" | "id" | "location" | "category" | "sort_key">;

/**
 * Tuskers to read about next: the nearest by tags, place and category. Among those equally near the choice looks random
 * but is fixed by the tusker's id and the content version, so that a page stays the same until something changes.
 * @param tagsToBe in the place of the stored ones, for a tusker who is looked at before he is saved
 */
export async function findRelatedTuskers(
  db: OpenDatabase,
  row: RelatedSubject,
  limit: number,
  tagsToBe?: string[],
): Promise<Tusker[]> {
  const tags = tagsToBe ?? (await tagsOfTuskers(db.read, [row.seq])).get(row.seq) ?? [];
  const candidates = await listRelatedCandidates(db.read, row, tags);
  const version = await getContentVersion(db.read);
  const tagsOf = await tagsOfTuskers(
    db.read,
    candidates.map((candidate) => candidate.seq),
  );
  const own = new Set(tags);
  const ranked = candidates
    .map((candidate) => ({
      seq: candidate.seq,
      nearness:
        SHARED_TAG * (tagsOf.get(candidate.seq) ?? []).filter((tag) => own.has(tag)).length +
        (candidate.location === row.location ? SAME_PLACE : 0) +
        (candidate.category === row.category ? SAME_CATEGORY : 0),
      lot: createHash("sha256").update(`${version} ${row.id} ${candidate.id}`).digest("hex"),
    }))
    .sort((a, b) => b.nearness - a.nearness || (a.lot < b.lot ? -1 : 1));
  return listPublicTuskersBySeq(
    db,
    ranked.slice(0, limit).map((candidate) => candidate.seq),
  );
}
