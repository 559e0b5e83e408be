import { countRows } from "../../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { NotedWarnings, Warning } from "../../fields/warnings.ts";
import { tableOf } from "./entry-rows.server.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    entry_warnings: EntryWarningsTable;
  }
}

/** The warnings that an entry was last saved with, as JSON. Entries without warnings have no row. */
type EntryWarningsTable = {
  kind: EntryKind;
  entry_id: string;
  warnings: string;
  /** When somebody marked them as looked at. */
  seen_at: string | null;
  /** Their username. */
  seen_by: string | null;
};

type EntryName = { kind: EntryKind; id: string };

/** The warnings that an entry was last saved with; undefined if there were none. */
export async function findWarnings(db: Queryable, { kind, id }: EntryName): Promise<NotedWarnings | undefined> {
  const row = await db
    .selectFrom("entry_warnings")
    .select(["warnings", "seen_at", "seen_by"])
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const seen = row.seen_at === null || row.seen_by === null ? {} : seenBy(row.seen_by, row.seen_at);
  return { warnings: JSON.parse(row.warnings) as Warning[], ...seen };
}

const seenBy = (username: string, at: string) => ({ warningsSeenAt: at, warningsSeenBy: username });

/** Keeps the warnings of a save. They stay marked as looked at only if `areKnown`. */
export async function saveWarnings(
  transaction: WriteTransaction,
  { kind, id }: EntryName,
  noted: { warnings: readonly Warning[]; areKnown: boolean },
): Promise<void> {
  const warnings = JSON.stringify(noted.warnings);
  const unseen = noted.areKnown ? {} : { seen_at: null, seen_by: null };
  await transaction
    .insertInto("entry_warnings")
    .values({ kind, entry_id: id, warnings })
    .onConflict((conflict) => conflict.columns(["kind", "entry_id"]).doUpdateSet({ warnings, ...unseen }))
    .execute();
}

export async function deleteWarnings(transaction: WriteTransaction, { kind, id }: EntryName): Promise<void> {
  await transaction.deleteFrom("entry_warnings").where("kind", "=", kind).where("entry_id", "=", id).execute();
}

/** Marks the warnings of an entry as looked at. */
export async function markSeen(
  transaction: WriteTransaction,
  { kind, id }: EntryName,
  { by, at }: { by: string; at: string },
): Promise<void> {
  await transaction
    .updateTable("entry_warnings")
    .set({ seen_at: at, seen_by: by })
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .execute();
}

const unseenIds = (db: Queryable, kind: EntryKind) =>
  db.selectFrom("entry_warnings").select("entry_id").where("kind", "=", kind).where("seen_at", "is", null);

/** The entries outside the bin whose warnings nobody has looked at. */
const unseenEntries = (db: Queryable, kind: EntryKind) =>
  db.selectFrom(tableOf(kind)).where("binned_at", "is", null).where("id", "in", unseenIds(db, kind));

export const countUnseenWarnings = (db: Queryable, kind: EntryKind): Promise<number> =>
  countRows(unseenEntries(db, kind));

/** Their internal keys. */
export async function listUnseenWarnings(db: Queryable, kind: EntryKind): Promise<ReadonlySet<number>> {
  const rows = await unseenEntries(db, kind).select("seq").execute();
  return new Set(rows.map(({ seq }) => seq));
}

/** Which of these entries have warnings that nobody has looked at. */
export async function findUnseenAmong(
  db: Queryable,
  kind: EntryKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await unseenIds(db, kind)
    .where("entry_id", "in", [...ids])
    .execute();
  return new Set(rows.map(({ entry_id }) => entry_id));
}
