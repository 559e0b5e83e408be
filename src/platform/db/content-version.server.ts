import { sql } from "kysely";
import { preparedQuery } from "./prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "./queryable.server.ts";
import { findSiteState, saveSiteState } from "./site-state.server.ts";

const KEY = "content_version";

/** A save that changed nothing but what is told with one entry: the version that it made, and the entry's id. */
export type EntryOnlyChange = readonly [version: number, entryId: string];

/** What a save did to what visitors see. */
export type SaveEffect = {
  /** The id of the entry without which nothing that visitors see is another than before. */
  onlyEntry?: string;
  /** Nothing that visitors saw is gone or another than before: there is only more of it. */
  onlyAdds?: boolean;
};

/** So many are written down: whoever last looked before the oldest of them does not know what has changed. */
const MOST_KEPT = 40;

/** The number that every public change raises; what is made from public content is good while it stays the same. */
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
 * Raises the content version; part of the transaction that changes the content, so that both are seen together.
 * @param effect where it is not given, anything may be gone or another than before
 */
export async function raiseContentVersion(transaction: WriteTransaction, effect: SaveEffect = {}): Promise<void> {
  const [raised] = await raise(transaction, {});
  const version = Number(raised?.value);
  if (effect.onlyAdds) return;
  if (effect.onlyEntry === undefined) return noteWithdrawal(transaction, version);
  const changes: EntryOnlyChange[] = [...(await listEntryOnlyChanges(transaction)), [version, effect.onlyEntry]];
  // What is no longer written down may have taken anything away.
  const forgotten = changes.slice(0, -MOST_KEPT).at(-1);
  if (forgotten !== undefined) await noteWithdrawal(transaction, forgotten[0]);
  await saveSiteState(transaction, "entry_only_changes", JSON.stringify(changes.slice(-MOST_KEPT)));
}

/** The newest of them, the oldest first. A version that is not among them may have changed anything. */
export async function listEntryOnlyChanges(db: Queryable): Promise<EntryOnlyChange[]> {
  return JSON.parse((await findSiteState(db, "entry_only_changes")) ?? "[]");
}

async function noteWithdrawal(transaction: WriteTransaction, version: number): Promise<void> {
  const known = await getWithdrawalVersion(transaction);
  if (version > known) await saveSiteState(transaction, "withdrawal_version", String(version));
}

/**
 * The content version of the last save that may have taken something away from visitors; 0 where none is recorded. What was
 * made before it may show what nobody is to see any more. Saves of one entry alone are listed apart.
 */
export async function getWithdrawalVersion(db: Queryable): Promise<number> {
  return Number((await findSiteState(db, "withdrawal_version")) ?? 0);
}

/** Makes the content version one that was never given out: higher by so much than it is, and than another one. */
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
