import { sql } from "kysely";
import { keptQuery } from "./kept-query.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import { findSiteState, saveSiteState } from "./site-state.ts";

const KEY = "content_version";

/** A save that changed nothing but what is told with one entry: the version that it made, and the entry's id. */
export type EntryOnlyChange = readonly [version: number, entryId: string];

/** So many are written down: whoever last looked before the oldest of them does not know what has changed. */
const MOST_KEPT = 40;

/** The number that every public change raises; what is made from public content is good while it stays the same. */
export async function getContentVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom("site_state").select("value").where("key", "=", KEY).executeTakeFirstOrThrow();
  return Number(row.value);
}

const raise = keptQuery((db, _: object) =>
  db
    .updateTable("site_state")
    .set({ value: sql<string>`cast(cast(value as integer) + 1 as text)` })
    .where("key", "=", KEY)
    .returning("value"),
);

/**
 * Raises the content version; part of the transaction that changes the content, so that both are seen together.
 * @param onlyEntry the id of the entry without which nothing that visitors see is another than before; where it is not
 *   given, anything may be
 */
export async function raiseContentVersion(transaction: WriteTransaction, onlyEntry?: string): Promise<void> {
  const [raised] = await raise(transaction, {});
  if (onlyEntry === undefined) return;
  const kept = (await listEntryOnlyChanges(transaction)).slice(1 - MOST_KEPT);
  const changes: EntryOnlyChange[] = [...kept, [Number(raised?.value), onlyEntry]];
  await saveSiteState(transaction, "entry_only_changes", JSON.stringify(changes));
}

/** The newest of them, the oldest first. A version that is not among them may have changed anything. */
export async function listEntryOnlyChanges(db: Queryable): Promise<EntryOnlyChange[]> {
  return JSON.parse((await findSiteState(db, "entry_only_changes")) ?? "[]");
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
}
