import type { Generated } from "kysely";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    entry_changes: EntryChangesTable;
  }
}

/**
 * Which entries changed in a column that lists use; only the newest changes are kept. Written by the database itself
 * (see `content/search/entry-changes.server.ts`).
 */
type EntryChangesTable = { change: Generated<number>; kind: EntryKind; entry_seq: number };

/**
 * A change that lists can show, numbered in commit order. The database itself records it, however the entry is changed,
 * and drops the oldest changes.
 */
export type EntryChange = { change: number; kind: EntryKind; seq: number };

/** The number of the newest change; 0 if there is none yet. */
export async function findNewestChange(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom("entry_changes")
    .select((select) => select.fn.max("change").as("newest"))
    .executeTakeFirst();
  return Number(row?.newest ?? 0);
}

/**
 * All changes after a known one, oldest first.
 * @returns undefined if there are more than `limit`, or if some are missing from the record
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
  // The known change must still be there: that proves that none after it was dropped. Before the first change there is
  // no such row.
  const [first, ...changes] = known === 0 ? [{ change: 0 }, ...rows] : rows;
  if (first?.change !== known || changes.length > limit) return undefined;
  return (changes[0]?.change ?? known + 1) === known + 1 ? (changes as EntryChange[]) : undefined;
}
