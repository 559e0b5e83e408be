import { setImmediate } from "node:timers/promises";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import { ENTRY_KINDS } from "../../../platform/ids/entry-kind.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { findEntryPosition } from "../../kinds/checks/entry-positions.ts";
import type { EntryToCheck } from "../../kinds/checks/entry-texts.ts";
import { recentDates } from "../../kinds/checks/recent-sightings.ts";
import { recordFlaws } from "../../kinds/checks/record-flaws.ts";
import type { EntrySeqs } from "../../kinds/rows/entry-rows.server.ts";
import { completeEntries, listRowsBySeq } from "../records/complete-entries.server.ts";

/**
 * Checks an entry as it would be after any kind of save. The whole entry matters: the submitted fields alone may be
 * harmless.
 * @throws AppError `Invalid` for a position in the visible texts, for dates that are too recent to publish, and for what
 * the record tells too exactly
 */
export async function checkEntrySafety(entry: EntryToCheck, now: Date): Promise<void> {
  // The search for positions reads all texts together: a long article has a turn of the event loop of its own for it.
  await setImmediate();
  const position = findEntryPosition(entry);
  await setImmediate();
  const today = siteDay(now);
  const errors = position === undefined ? [...recentDates(entry, today), ...recordFlaws(entry, today)] : [position];
  if (errors[0] !== undefined) throw new AppError("Invalid", errors[0].message, { errors });
}

/** Checks only the texts of an entry's images; the rest was checked when the entry was saved. */
function checkImageWords(name: string, entry: EntryToCheck, now: Date): void {
  const position = findEntryPosition(entry);
  const [error] = [...(position === undefined ? [] : [position]), ...recentDates(entry, siteDay(now))].filter(
    ({ path }) => path.startsWith("imageDetails."),
  );
  if (error === undefined) return;
  throw invalidField(error.path.replace(/^imageDetails\.\d+\./, ""), `“${name}” shows this image. ${error.message}`);
}

/**
 * The same for all entries that show an image whose texts were changed.
 * @throws AppError `Invalid`, with the name of the entry
 */
export async function checkTouchedEntries(transaction: WriteTransaction, touched: EntrySeqs, now: Date): Promise<void> {
  for (const kind of ENTRY_KINDS) {
    const entries = await completeEntries(transaction, kind, await listRowsBySeq(transaction, kind, touched[kind]));
    for (const entry of entries) checkImageWords("name" in entry ? entry.name : entry.title, entry, now);
  }
}
