import { randomInt } from "node:crypto";
import { listEntriesBySeq, listSeqs } from "../../entries/records/list-entries.server.ts";
import type { IndexedDatabase } from "../../search/directory-index.server.ts";
import type { Tusker } from "../../tuskers/tusker.ts";

/** Distinct public tuskers, chosen at random. */
export async function pickRandomTuskers(
  db: IndexedDatabase,
  { limit, exclude }: { limit: number; exclude: string | undefined },
): Promise<Tusker[]> {
  const all = await listSeqs(db, "tusker", { includeDrafts: false });
  // One more than requested, because the excluded tusker may be among them.
  const seqs = new Set<number>();
  while (seqs.size < Math.min(limit + 1, all.length)) seqs.add(all[randomInt(all.length)] as number);
  const tuskers = await listEntriesBySeq(db, "tusker", { includeDrafts: false }, [...seqs]);
  return tuskers.filter((tusker) => tusker._id !== exclude).slice(0, limit);
}
