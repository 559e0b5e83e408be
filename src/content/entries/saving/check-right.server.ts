import { checkMay } from "../../../people/accounts/check-may.ts";
import { type ActingRole, may } from "../../../people/accounts/roles.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { ENTRY_KINDS } from "../../../platform/ids/entry-kind.ts";
import { type EntrySeqs, tableOf } from "../../kinds/rows/entry-rows.server.ts";

/** Who does it, and the role that limits what they may do. */
export type SavedBy = {
  /** A username, or null for the site itself. */
  by: string | null;
  /** Left out where no account acts: the site itself and its command line may do everything. */
  role?: ActingRole | undefined;
};

type Publication = { publication: "published" | "draft" };

/**
 * Called in the transaction of every change, with the entry before it and as it would be after: an entry may have been
 * published since the caller last saw it as a draft. What is published counts wherever it is, in the bin or dated in
 * the future, because it would be public again without another decision.
 * @throws AppError `Forbidden` if one of them is published, and the role may not publish
 */
export function checkMayChange({ role }: SavedBy, ...states: Publication[]): void {
  if (role !== undefined && states.some(({ publication }) => publication === "published")) checkMay(role, "publish");
}

/** The same for entries that a change reaches because they show the same image. */
export async function checkMayTouch(
  transaction: WriteTransaction,
  { role }: SavedBy,
  touched: EntrySeqs,
): Promise<void> {
  if (role === undefined || may(role, "publish")) return;
  for (const kind of ENTRY_KINDS) {
    if (touched[kind].length === 0) continue;
    const rows = await transaction
      .selectFrom(tableOf(kind))
      .select("publication")
      .where("seq", "in", touched[kind])
      .execute();
    checkMayChange({ by: null, role }, ...rows);
  }
}
