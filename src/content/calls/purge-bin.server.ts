import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { scheduleDailyOnce } from "../../platform/jobs/daily-schedule.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { purgeLimit } from "../entries/bin.ts";
import { type EntryName, getBinnedEntry, type Writer } from "../entries/saving/bin-entry.server.ts";
import type { SavedBy } from "../entries/saving/check-right.server.ts";
import { deleteRevisions } from "../entries/saving/revision-rows.server.ts";
import { markPurged } from "../entries/saving/slug-rows.server.ts";
import { deleteEntry, type EntryRow } from "../kinds/rows/entry-rows.server.ts";
import { deleteWarnings } from "../kinds/rows/warning-rows.server.ts";
import { endSubmissions } from "../review/rows/submission-rows.server.ts";
import { deleteSourceUses } from "../sources/rows/source-uses.server.ts";
import { deleteTranslations } from "../translations/translation-rows.server.ts";
import { listBinnedBefore } from "./bin-rows.server.ts";
import { deleteFormsOf } from "./editing/editing-rows.server.ts";

/** The number of entries per transaction. It is small so that other writers do not wait long. */
const AT_ONCE = 50;

/** Deletes an entry that is in the bin. Its slugs stay reserved. */
async function purge(
  transaction: WriteTransaction,
  { kind, row }: { kind: EntryKind; row: EntryRow },
  { by, now }: SavedBy & { now: Date },
): Promise<void> {
  const { id, name, publication, publish_date: day } = row;
  // Readers get "gone" only for what they could have seen. A draft must not reveal that it existed.
  const wasPublic = publication === "published" && (day === undefined || day <= siteDay(now));
  await deleteEntry(transaction, kind, row.seq);
  await deleteRevisions(transaction, { kind, id });
  await deleteSourceUses(transaction, { kind, id });
  await deleteTranslations(transaction, { kind, id });
  await deleteWarnings(transaction, { kind, id });
  await deleteFormsOf(transaction, { kind, id });
  await endSubmissions(transaction, { kind, id }, { reason: `The ${kind} was deleted for ever.`, now });
  await markPurged(transaction, { kind, entryId: id }, wasPublic ? "public" : "hidden");
  await insertActivity(transaction, { username: by, action: "purged", subject: { kind, id, name }, now });
}

/**
 * Deletes an entry that is in the bin, with its history, for ever. Its slugs stay reserved. Images that only it used
 * stay in storage but are shown nowhere.
 * @throws AppError `NotFound`, `Conflict` if it is not in the bin
 */
export function purgeEntry({ db, clock }: Writer, entry: EntryName, { by }: SavedBy): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getBinnedEntry(transaction, entry);
    await purge(transaction, { kind: entry.kind, row }, { by, now: clock.now() });
    await raiseContentVersion(transaction);
  });
}

/**
 * Deletes entries that have been in the bin for thirty days.
 * @returns how many were deleted
 */
export async function purgeOldEntries({ db, clock }: Writer): Promise<number> {
  const now = clock.now();
  let purged = 0;
  for (const kind of ENTRY_KINDS) {
    for (;;) {
      const count = await db.write.transaction().execute(async (transaction) => {
        const old = await listBinnedBefore(transaction, kind, purgeLimit(now), AT_ONCE);
        for (const { id } of old) {
          const row = await getBinnedEntry(transaction, { kind, id });
          await purge(transaction, { kind, row }, { by: null, now });
        }
        if (old.length > 0) await raiseContentVersion(transaction);
        return old.length;
      });
      purged += count;
      if (count < AT_ONCE) break;
    }
  }
  return purged;
}

/** Runs this now and then daily, in one process only. @returns a function that stops it */
export const keepPurgingBin = (services: Pick<Services, "db" | "clock" | "log">): (() => void) =>
  scheduleDailyOnce(
    async () => {
      const purged = await purgeOldEntries(services);
      if (purged > 0) services.log.info({ purged }, "Entries that had been in the bin for thirty days were deleted");
    },
    { ...services, name: "old entries", failure: "The bin could not be emptied of old entries" },
  );
