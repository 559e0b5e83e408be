import {
  completeDetails,
  type DetailOf,
  listRowsBySeq,
} from "../../content/entries/records/complete-entries.server.ts";
import { isListed, listSeqs } from "../../content/entries/records/list-entries.server.ts";
import type { IndexedDatabase, ListTypes } from "../../content/search/directory-index.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";

type List<Kind extends EntryKind> = { filter: ListTypes[Kind]["filter"]; sort: ListTypes[Kind]["sort"] };

/** The first entries of a list with their texts, without those that no longer match its filter. */
async function listFirst<Kind extends EntryKind>(
  db: IndexedDatabase,
  kind: Kind,
  { filter, sort }: List<Kind>,
  limit: number,
): Promise<DetailOf<Kind>[]> {
  const seqs = [...(await listSeqs(db, kind, filter, sort)).subarray(0, limit)];
  const rows = (await listRowsBySeq(db.read, kind, seqs)).filter((row) => isListed(kind, row, filter));
  rows.sort((a, b) => seqs.indexOf(a.seq) - seqs.indexOf(b.seq));
  return completeDetails(db.read, kind, rows);
}

/** The most recently added or changed public tuskers, latest first, with their texts. */
export const listLatestTuskers = (db: IndexedDatabase, limit: number) =>
  listFirst(db, "tusker", { filter: { includeDrafts: false }, sort: "-updated" }, limit);

/**
 * The newest public articles with their texts.
 * @param publicOn the current day in Sri Lanka (YYYY-MM-DD)
 */
export const listLatestArticles = (db: IndexedDatabase, publicOn: string, limit: number) =>
  listFirst(db, "article", { filter: { publicOn }, sort: "-date" }, limit);
