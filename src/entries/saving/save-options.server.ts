import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { newEntryId } from "../../platform/identifiers/entry-id.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { findEntry } from "../rows/entry-rows.server.ts";
import { markPurged } from "./slug-rows.server.ts";

/** Who changes an entry, and how. */
export type SaveOptions = {
  /** The username; null for the site itself. */
  by: string | null;
  /** For a save that is more than a change of some fields. */
  action?: "imported" | "restored" | undefined;
  /** More for the list of activities, with `action`. */
  detail?: string | undefined;
};

/** Who adds an entry, and what it brings along from where it was before. */
export type CreateOptions = {
  /** The username; null for the site itself. */
  by: string | null;
  action?: "imported" | undefined;
  id?: string | undefined;
  /** It gets one with a number where another entry has, or once had, this one. */
  slug?: string | undefined;
  /** ISO 8601, UTC. */
  createdAt?: string | undefined;
};

/** Starter content leaves no traces: its first change keeps it as it was. */
export const isRecorded = ({ by, action }: CreateOptions): boolean => by !== null || action !== undefined;

/**
 * The id of a new entry. The id of one that was purged may be brought back on purpose: its addresses are its own again.
 * @throws AppError `Conflict` for a wished one that an entry has, bin included
 */
export async function chooseId(
  transaction: WriteTransaction,
  kind: EntryKind,
  wanted: string | undefined,
): Promise<string> {
  if (wanted === undefined) return newEntryId();
  if (await findEntry(transaction, kind, wanted)) {
    throw new AppError(
      "Conflict",
      `There is a${kind === "article" ? "n article" : " tusker"} with the id ${wanted} already.`,
    );
  }
  await markPurged(transaction, { kind, entryId: wanted }, null);
  return wanted;
}
