import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";

/**
 * Which entries changed in what lists tell of them, in the order in which it was committed. The database itself writes
 * it down, whoever changes an entry by whatever means, and forgets the oldest.
 */
export type EntryChange = { change: number; kind: EntryKind; seq: number };

/** The number of the newest change; 0 where there was none yet. */
export async function findNewestChange(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom("entry_changes")
    .select((select) => select.fn.max("change").as("newest"))
    .executeTakeFirst();
  return Number(row?.newest ?? 0);
}

/**
 * All changes after one that is known, the oldest first.
 * @returns undefined where they are more than `limit`, or no longer, or not at all, written down
 */
export async function listChangesAfter(
  db: Queryable,
  known: number,
  limit: number,
): Promise<EntryChange[] | undefined> {
  const rows = await db
    .selectFrom("entry_changes")
    .select(["change", "kind", "entry_seq as seq"])
    .where("change", ">=", known)
    .orderBy("change")
    .limit(limit + 2)
    .execute();
  // The known one shows that nothing between is missing. Before the first change there is none to be shown.
  const [first, ...changes] = known === 0 ? [{ change: 0 }, ...rows] : rows;
  if (first?.change !== known || changes.length > limit) return undefined;
  return (changes[0]?.change ?? known + 1) === known + 1 ? (changes as EntryChange[]) : undefined;
}
