import type { Tusker } from "../../domain/tuskers/tusker.ts";
import { completeEntries } from "./entry-rows.ts";
import type { Queryable } from "./queryable.ts";

/** The pick in its order. The bin is left out, and drafts are unless they are asked for. */
export async function listFeaturedTuskers(
  db: Queryable,
  { includeDrafts }: { includeDrafts: boolean },
): Promise<Tusker[]> {
  const rows = await db
    .selectFrom("featured_tuskers")
    .innerJoin("tuskers", "tuskers.seq", "featured_tuskers.tusker_seq")
    .selectAll("tuskers")
    .where("tuskers.binned_at", "is", null)
    .$if(!includeDrafts, (some) => some.where("tuskers.publication", "=", "published"))
    .orderBy("featured_tuskers.position")
    .execute();
  return completeEntries(db, "tusker", rows);
}
