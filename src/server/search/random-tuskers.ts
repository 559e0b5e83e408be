import { randomInt } from "node:crypto";
import type { Tusker } from "../../domain/tuskers/tusker.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { PublicCounts } from "../db/public-counts.ts";
import { countTuskers, findPublicTuskerSeqAt, listPublicTuskersBySeq } from "../db/tuskers.ts";

/**
 * Different public tuskers by chance: random places of the list instead of a random order of all of it,
 * which would read the whole directory each time.
 */
export async function pickRandomTuskers(
  db: OpenDatabase,
  publicCounts: PublicCounts,
  { limit, exclude }: { limit: number; exclude: string | undefined },
): Promise<Tusker[]> {
  const filter = { includeDrafts: false };
  const total = await publicCounts.count(["tuskers", filter], () => countTuskers(db, filter));
  // One more than asked for: the one to leave out may be among them.
  const places = new Set<number>();
  while (places.size < Math.min(limit + 1, total)) places.add(randomInt(total));
  const seqs: number[] = [];
  for (const place of places) {
    const seq = await findPublicTuskerSeqAt(db, place);
    if (seq !== undefined) seqs.push(seq);
  }
  const tuskers = await listPublicTuskersBySeq(db, seqs);
  return tuskers.filter((tusker) => tusker._id !== exclude).slice(0, limit);
}
