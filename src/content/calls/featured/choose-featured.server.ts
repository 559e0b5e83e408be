import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import { AppError, type FieldError } from "../../../platform/errors/app-error.ts";
import { findRowById } from "../../entries/records/complete-entries.server.ts";
import { listFeaturedSeqs, replaceFeatured } from "../../entries/rows/tusker-rows.server.ts";
import type { Writer } from "../../entries/saving/bin-entry.server.ts";
import type { Tusker } from "../../tuskers/tusker.ts";
import { listFeaturedTuskers } from "./featured-rows.server.ts";

/**
 * Features these tuskers, in this order. Drafts may be among them: they are shown once they are published. Writes
 * nothing if the list is unchanged.
 * @param by who makes the change
 * @returns the featured tuskers, drafts included
 * @throws AppError `Invalid` at `ids.N` for an id that does not exist or is in the bin
 */
export function chooseFeatured({ db, clock }: Writer, { ids, by }: { ids: string[]; by: string }): Promise<Tusker[]> {
  return db.write.transaction().execute(async (transaction) => {
    const seqs: number[] = [];
    const errors: FieldError[] = [];
    for (const [index, id] of ids.entries()) {
      const row = await findRowById(transaction, "tusker", id);
      if (row === undefined) errors.push({ path: `ids.${index}`, message: `There is no tusker with the id ${id}.` });
      else if (row.binned_at !== null) errors.push({ path: `ids.${index}`, message: `${row.name} is in the bin.` });
      else seqs.push(row.seq);
    }
    if (errors[0] !== undefined) throw new AppError("Invalid", errors[0].message, { errors });
    const before = await listFeaturedSeqs(transaction);
    if (before.join() === seqs.join()) return listFeaturedTuskers(transaction, { includeDrafts: true });
    await replaceFeatured(transaction, seqs);
    const featured = await listFeaturedTuskers(transaction, { includeDrafts: true });
    await insertActivity(transaction, {
      username: by,
      action: "reordered",
      subject: { kind: "featured tuskers", id: null, name: "Featured tuskers" },
      detail: featured.length === 0 ? "None is left." : `${featured.map(({ name }) => name).join(", ")}.`,
      now: clock.now(),
    });
    await raiseContentVersion(transaction);
    return featured;
  });
}
