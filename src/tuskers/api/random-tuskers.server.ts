import { randomInt } from "node:crypto";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { listPublicTuskersBySeq, listTuskerSeqs } from "../rows/tusker-rows.server.ts";
import type { Tusker } from "../tusker.ts";

/** Different public tuskers by chance. */
export async function pickRandomTuskers(
  db: IndexedDatabase,
  { limit, exclude }: { limit: number; exclude: string | undefined },
): Promise<Tusker[]> {
  const all = await listTuskerSeqs(db, { includeDrafts: false });
  // One more than asked for: the one to leave out may be among them.
  const seqs = new Set<number>();
  while (seqs.size < Math.min(limit + 1, all.length)) seqs.add(all[randomInt(all.length)] as number);
  const tuskers = await listPublicTuskersBySeq(db, [...seqs]);
  return tuskers.filter((tusker) => tusker._id !== exclude).slice(0, limit);
}
