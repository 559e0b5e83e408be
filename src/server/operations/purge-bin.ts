import { siteDay } from "../../domain/articles/publication-day.ts";
import { purgeLimit } from "../../domain/history/bin.ts";
import { ENTRY_KINDS, type EntryKind } from "../../domain/identifiers/entry-kind.ts";
import { insertActivity } from "../db/activities.ts";
import { listBinnedBefore } from "../db/bin.ts";
import { raiseContentVersion } from "../db/content-version.ts";
import { deleteEntry, type EntryRow } from "../db/entries.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import { deleteRevisions } from "../db/revisions.ts";
import { markPurged } from "../db/slugs.ts";
import type { Services } from "../services.ts";
import { type EntryName, getBinnedEntry, type SavedBy, type Writer } from "./bin-entry.ts";
import { everyDayOnce } from "./every-day.ts";

/** As many as go in one transaction: others who write do not wait long. */
const AT_ONCE = 50;

/** Removes a row that is in the bin; of its slugs stays that they were its. */
async function purge(
  transaction: WriteTransaction,
  { kind, row }: { kind: EntryKind; row: EntryRow },
  { by, now }: SavedBy & { now: Date },
): Promise<void> {
  const { id, name, publication, publish_date: day } = row;
  // Readers are told "gone" of what they could have seen; of a draft they learn nothing, not even that it was there.
  const wasPublic = publication === "published" && (day === undefined || day <= siteDay(now));
  await deleteEntry(transaction, kind, row.seq);
  await deleteRevisions(transaction, { kind, id });
  await markPurged(transaction, { kind, entryId: id }, wasPublic ? "public" : "hidden");
  await insertActivity(transaction, { username: by, action: "purged", subject: { kind, id, name }, now });
}

/**
 * Removes an entry that is in the bin, with its history, for ever. Its slugs stay reserved; pictures that only it showed
 * stay in the store and are shown nowhere.
 * @throws AppError `NotFound`, `Conflict` for one that is not in the bin
 */
export function purgeEntry({ db, clock }: Writer, entry: EntryName, { by }: SavedBy): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getBinnedEntry(transaction, entry);
    await purge(transaction, { kind: entry.kind, row }, { by, now: clock.now() });
    await raiseContentVersion(transaction);
  });
}

/**
 * Removes what has been in the bin for thirty days.
 * @returns how many entries there were
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

/** Does so now and every day while the site runs, in one of its processes. @returns how to stop */
export const keepPurgingBin = (services: Pick<Services, "db" | "clock" | "log">): (() => void) =>
  everyDayOnce(
    async () => {
      const purged = await purgeOldEntries(services);
      if (purged > 0) services.log.info({ purged }, "Entries that had been in the bin for thirty days were deleted");
    },
    { ...services, name: "old entries", failure: "The bin could not be emptied of old entries" },
  );
