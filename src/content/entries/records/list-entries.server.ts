import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import { untilNextSave } from "../../../platform/db/until-next-save.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { byKind, tableOf } from "../../kinds/rows/entry-rows.server.ts";
import { SHOWN_COLUMNS } from "../../kinds/rows/shown-columns.server.ts";
import type { IndexedDatabase, ListTypes } from "../../search/directory-index.server.ts";
import type { ListRange } from "../../search/list-filters.server.ts";
import { completeEntries, type EntryTypes, type RowOf } from "./complete-entries.server.ts";

type FilterOf<Kind extends EntryKind> = ListTypes[Kind]["filter"];
type SortOf<Kind extends EntryKind> = ListTypes[Kind]["sort"];

/** The default order of lists. */
const USUAL_SORT: { [Kind in EntryKind]: SortOf<Kind> } = { tusker: "name", article: "-date" };

/**
 * The internal keys of a whole list in order; by default tuskers by name, articles newest first. Do not modify the
 * result: it is shared.
 */
export async function listSeqs<Kind extends EntryKind>(
  db: IndexedDatabase,
  kind: Kind,
  filter: FilterOf<Kind>,
  sort: SortOf<Kind> = USUAL_SORT[kind],
): Promise<Uint32Array> {
  const indexes = await db.index.current();
  return indexes[kind].list(filter, sort);
}

/** The total number of entries in a list. */
export async function countEntries<Kind extends EntryKind>(
  db: IndexedDatabase,
  kind: Kind,
  filter: FilterOf<Kind>,
): Promise<number> {
  return (await listSeqs(db, kind, filter)).length;
}

/** One range of a list. */
export async function listEntries<Kind extends EntryKind>(
  db: IndexedDatabase,
  kind: Kind,
  filter: FilterOf<Kind>,
  { limit, offset }: ListRange,
): Promise<EntryTypes[Kind]["entry"][]> {
  const seqs = await listSeqs(db, kind, filter);
  return listEntriesBySeq(db, kind, filter, seqs.subarray(offset, offset + limit));
}

const shownRows = byKind((kind) =>
  preparedQuery((db, { seqs }: { seqs: number[] }) =>
    db
      .selectFrom(tableOf(kind))
      .select(SHOWN_COLUMNS[kind] as typeof SHOWN_COLUMNS.tusker)
      .where("seq", "in", seqs)
      .where("binned_at", "is", null),
  ),
);

/** Whether a list may show an entry that is not in the bin. */
const IS_SHOWN: { [Kind in EntryKind]: (row: EntryTypes[Kind]["shown"], filter: FilterOf<Kind>) => boolean } = {
  tusker: ({ publication }, { includeDrafts }) => includeDrafts || publication === "published",
  article: ({ publication, publish_date: day }, { publicOn }) =>
    publicOn === undefined || (publication === "published" && day <= publicOn),
};

/** Whether a list may show a row. The index already filters, but the row may have changed since. */
export const isListed = <Kind extends EntryKind>(kind: Kind, row: RowOf<Kind>, filter: FilterOf<Kind>): boolean =>
  row.binned_at === null && IS_SHOWN[kind](row, filter);

/** Whether a list is for visitors. */
const IS_FOR_VISITORS: { [Kind in EntryKind]: (filter: FilterOf<Kind>) => boolean } = {
  tusker: ({ includeDrafts }) => !includeDrafts,
  article: ({ publicOn }) => publicOn !== undefined,
};

async function readEntries<Kind extends EntryKind>(
  db: IndexedDatabase,
  kind: Kind,
  filter: FilterOf<Kind>,
  seqs: readonly number[],
): Promise<[seq: number, entry: EntryTypes[Kind]["entry"]][]> {
  if (seqs.length === 0) return [];
  const rows = (await shownRows[kind](db.read, { seqs: [...seqs] })) as EntryTypes[Kind]["shown"][];
  const shown = rows.filter((row) => IS_SHOWN[kind](row, filter));
  const entries = await completeEntries(db.read, kind, shown);
  return entries.map((entry, index) => [shown[index]?.seq ?? 0, entry]);
}

/**
 * The entries with these internal keys that the list may show now, in the order of the keys. Do not modify them: those
 * of visitors' lists are shared.
 */
export async function listEntriesBySeq<Kind extends EntryKind>(
  db: IndexedDatabase,
  kind: Kind,
  filter: FilterOf<Kind>,
  seqs: Uint32Array | readonly number[],
): Promise<EntryTypes[Kind]["entry"][]> {
  const kept = IS_FOR_VISITORS[kind](filter) ? untilNextSave(db) : undefined;
  const nameOf = (seq: number) => `${kind} ${seq}`;
  const found = new Map(Array.from(seqs, (seq) => [seq, kept?.get<EntryTypes[Kind]["entry"]>(nameOf(seq))]));
  const missing = [...found].filter(([, entry]) => entry === undefined).map(([seq]) => seq);
  for (const [seq, entry] of await readEntries(db, kind, filter, missing)) {
    found.set(seq, entry);
    kept?.set(nameOf(seq), entry);
  }
  return [...found.values()].filter((entry) => entry !== undefined);
}
