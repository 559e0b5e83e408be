import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { WildNames } from "../../kinds/checks/dated-mentions.ts";
import { findEntry } from "../../kinds/rows/entry-rows.server.ts";
import type { SavedBy } from "./check-right.server.ts";
import { markPurged } from "./slug-rows.server.ts";

/** An import reads the names once that articles are compared with. */
type KnownNames = { wild?: readonly WildNames[] | undefined };

/** Who changes an entry, and how. */
export type SaveOptions = SavedBy & {
  /** For a save that is not an ordinary change. */
  action?: "imported" | "restored" | undefined;
  /** Details for the activity list, used with `action`. */
  detail?: string | undefined;
} & KnownNames;

/** Who creates an entry, and the values that it keeps from elsewhere. */
export type CreateOptions = SavedBy & {
  action?: "imported" | undefined;
  id?: string | undefined;
  /** The slug to use if it is free; otherwise a number is added. */
  slug?: string | undefined;
  /** ISO 8601, UTC. */
  createdAt?: string | undefined;
} & KnownNames;

/** Starter content is not recorded when it is created; its first change records the original state. */
export const isRecorded = ({ by, action }: CreateOptions): boolean => by !== null || action !== undefined;

/**
 * The id of a new entry. A caller may reuse the id of a purged entry on purpose, which also restores its slugs.
 * @throws AppError `Conflict` if an entry has the requested id, bin included
 */
export async function chooseId(
  transaction: WriteTransaction,
  kind: EntryKind,
  requestedId: string | undefined,
): Promise<string> {
  if (requestedId === undefined) return newEntryId();
  if (await findEntry(transaction, kind, requestedId)) {
    throw new AppError(
      "Conflict",
      `There is a${kind === "article" ? "n article" : " tusker"} with the id ${requestedId} already.`,
    );
  }
  await markPurged(transaction, { kind, entryId: requestedId }, null);
  return requestedId;
}
