import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { completeEntries } from "../../entries/records/complete-entries.server.ts";
import type { Tusker } from "../../tuskers/tusker.ts";

/** The featured tuskers in order, without those in the bin, and without drafts unless requested. */
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
