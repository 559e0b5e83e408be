import { sql } from "kysely";
import { preparedQuery } from "./prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "./queryable.server.ts";
import { findSiteState, saveSiteState } from "./site-state.server.ts";

const KEY = "content_version";

/** A save that changed only what visitors see of one entry: the content version it produced, and the entry's id. */
export type EntryOnlyChange = readonly [version: number, entryId: string];

/** What a save did to what visitors see. */
export type SaveEffect = {
  /** The id of the only entry whose visible content changed. */
  onlyEntry?: string;
  /** The save only added content: nothing that visitors could see was changed or removed. */
  onlyAdds?: boolean;
};

/** At most this many are stored. A reader whose last check is older than the oldest one cannot tell what changed. */
const MOST_KEPT = 40;

/**
 * The number that every public change raises. Anything derived from public content stays valid while it is the same.
 */
export async function getContentVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom("site_state").select("value").where("key", "=", KEY).executeTakeFirstOrThrow();
  return Number(row.value);
}

const raise = preparedQuery((db, _: object) =>
  db
    .updateTable("site_state")
    .set({ value: sql<string>`cast(cast(value as integer) + 1 as text)` })
    .where("key", "=", KEY)
    .returning("value"),
);

/**
 * Raises the content version. It runs in the transaction that changes the content, so that readers see both together.
 * @param effect if left out, anything visitors could see may have been changed or removed
 */
export async function raiseContentVersion(transaction: WriteTransaction, effect: SaveEffect = {}): Promise<void> {
  const [raised] = await raise(transaction, {});
  const version = Number(raised?.value);
  if (effect.onlyAdds) return;
  if (effect.onlyEntry === undefined) return noteWithdrawal(transaction, version);
  const changes: EntryOnlyChange[] = [...(await listEntryOnlyChanges(transaction)), [version, effect.onlyEntry]];
  // A change that drops off the list counts as a withdrawal, because its effect is no longer known.
  const forgotten = changes.slice(0, -MOST_KEPT).at(-1);
  if (forgotten !== undefined) await noteWithdrawal(transaction, forgotten[0]);
  await saveSiteState(transaction, "entry_only_changes", JSON.stringify(changes.slice(-MOST_KEPT)));
}

/** The most recent of these saves, oldest first. A version that is not listed may have changed anything. */
export async function listEntryOnlyChanges(db: Queryable): Promise<EntryOnlyChange[]> {
  return JSON.parse((await findSiteState(db, "entry_only_changes")) ?? "[]");
}

async function noteWithdrawal(transaction: WriteTransaction, version: number): Promise<void> {
  const known = await getWithdrawalVersion(transaction);
  if (version > known) await saveSiteState(transaction, "withdrawal_version", String(version));
}

/**
 * The content version of the last save that may have taken something away from visitors; 0 if none is recorded.
 * Anything generated before it may show content that is no longer public. Saves of a single entry are listed
 * separately.
 */
export async function getWithdrawalVersion(db: Queryable): Promise<number> {
  return Number((await findSiteState(db, "withdrawal_version")) ?? 0);
}

/** Moves the content version to a value that was never used: `by` beyond both its current value and `above`. */
export async function leapContentVersion(
  transaction: WriteTransaction,
  { by, above }: { by: number; above: number },
): Promise<void> {
  const version = Math.max(await getContentVersion(transaction), above) + by;
  await transaction
    .updateTable("site_state")
    .set({ value: String(version) })
    .where("key", "=", KEY)
    .execute();
  await noteWithdrawal(transaction, version);
}
