import { checkIfMatch } from "../../../platform/api/entry-version.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import { type EntryRow, findEntry, seqsOf } from "../../kinds/rows/entry-rows.server.ts";
import type { UnbinnedEntry } from "../bin.ts";
import { getChangeableRow, updateEntry } from "../records/complete-entries.server.ts";
import { checkMayChange, type SavedBy } from "./check-right.server.ts";
import { keepStatesBefore, recordStored, type Save } from "./record-save.server.ts";
import { renderShowingEntries } from "./render-entries.server.ts";

export type Writer = { db: OpenDatabase; clock: Clock };

export type EntryName = { kind: EntryKind; id: string };

/**
 * Changes the state of an entry, and records it in the history and the activity list.
 * @returns the version that the entry has now
 */
export async function changeState(
  transaction: WriteTransaction,
  { kind, row }: { kind: EntryKind; row: Pick<EntryRow, "seq" | "version"> },
  values: Partial<Pick<EntryRow, "publication" | "updated_at" | "binned_at">>,
  save: Save,
): Promise<number> {
  const touched = seqsOf(kind, [row.seq]);
  await keepStatesBefore(transaction, touched);
  const version = row.version + 1;
  await updateEntry(transaction, kind, row.seq, { ...values, version });
  // The URL of its drawing depends on whether readers can see the entry.
  await renderShowingEntries(transaction, touched);
  await recordStored(transaction, { kind, seq: row.seq }, save);
  await raiseContentVersion(transaction);
  return version;
}

/** @throws AppError `NotFound`, `Conflict` if it is not in the bin */
export async function getBinnedEntry(transaction: WriteTransaction, { kind, id }: EntryName): Promise<EntryRow> {
  const row = await findEntry(transaction, kind, id);
  if (!row) throw new AppError("NotFound", `There is no ${kind} with the id ${id} in the bin.`);
  if (row.binned_at === null) throw new AppError("Conflict", `This ${kind} is not in the bin.`);
  return row;
}

/**
 * Puts an entry into the bin. Its address stays reserved and answers 410.
 * @returns the version that the entry has now
 * @throws AppError `NotFound`, `Gone` (already there), `Forbidden`, `Stale`
 */
export function binEntry(
  { db, clock }: Writer,
  entry: EntryName,
  ifMatch: string | undefined,
  savedBy: SavedBy,
): Promise<number> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableRow(transaction, entry.kind, entry.id);
    checkMayChange(savedBy, row);
    checkIfMatch(ifMatch, row.version);
    const now = clock.now();
    const values = { binned_at: now.toISOString() };
    return changeState(transaction, { kind: entry.kind, row }, values, { by: savedBy.by, action: "binned", now });
  });
}

/**
 * Restores an entry from the bin unchanged, at its former address.
 * @throws AppError `NotFound`, `Conflict` if it is not in the bin, `Forbidden`
 */
export function unbinEntry({ db, clock }: Writer, entry: EntryName, savedBy: SavedBy): Promise<UnbinnedEntry> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getBinnedEntry(transaction, entry);
    checkMayChange(savedBy, row);
    const { kind } = entry;
    const save = { by: savedBy.by, action: "unbinned", now: clock.now() } as const;
    await changeState(transaction, { kind, row }, { binned_at: null }, save);
    return { kind, _id: row.id, slug: row.slug };
  });
}
