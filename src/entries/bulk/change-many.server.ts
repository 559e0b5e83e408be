import { setImmediate } from "node:timers/promises";
import type { Services } from "../../app/services.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { storageFailure } from "../../platform/storage/storage-failure.server.ts";
import { completeEntry, getChangeableRow } from "../records/complete-entries.server.ts";
import { binEntry, changeState, type EntryName, type Writer } from "../saving/bin-entry.server.ts";
import type { SavedBy } from "../saving/check-right.server.ts";
import { checkEntrySafety } from "../saving/check-safety.server.ts";
import type { BulkAction, BulkChange, BulkResult } from "./bulk.ts";

/**
 * Publishes an entry or makes it a draft again. A no-op if it already has that state.
 * @throws AppError `NotFound`, `Gone` if it is in the bin, `Invalid` if it may not be published for the safety of a
 * living wild animal
 */
export function setPublication(
  { db, clock }: Writer,
  { kind, id }: EntryName,
  publication: "published" | "draft",
  { by }: SavedBy,
): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableRow(transaction, kind, id);
    if (row.publication === publication) return;
    const now = clock.now();
    if (publication === "published") {
      checkEntrySafety({ ...(await completeEntry(transaction, kind, row)), publication }, now);
    }
    const values = { publication, updated_at: now.toISOString() };
    const action = publication === "published" ? "published" : "unpublished";
    await changeState(transaction, { kind, row }, values, { by, action, now });
  });
}

const DO: Record<BulkAction, (writer: Writer, entry: EntryName, savedBy: SavedBy) => Promise<void>> = {
  publish: (writer, entry, savedBy) => setPublication(writer, entry, "published", savedBy),
  unpublish: (writer, entry, savedBy) => setPublication(writer, entry, "draft", savedBy),
  bin: (writer, entry, savedBy) => binEntry(writer, entry, undefined, savedBy),
};

function messageOf(error: unknown, { db, log }: Pick<Services, "db" | "log">): string {
  if (error instanceof AppError) return error.message;
  const failure = storageFailure(error, db.dialect);
  if (failure?.kind === "DiskFull") return failure.message;
  log.error({ err: error }, "One of several entries could not be changed");
  if (failure) return failure.message;
  return "Something went wrong on our side. Please try again.";
}

/** Applies one action to several entries separately. A failure is reported and does not stop the others. */
export async function changeMany(
  services: Pick<Services, "db" | "clock" | "log">,
  kind: EntryKind,
  { action, ids }: BulkChange,
  savedBy: SavedBy,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of ids) {
    try {
      await DO[action](services, { kind, id }, savedBy);
      results.push({ _id: id, done: true });
    } catch (error) {
      results.push({ _id: id, done: false, message: messageOf(error, services) });
    }
    // Database work can block the event loop: let other requests run in between.
    await setImmediate();
  }
  return results;
}
