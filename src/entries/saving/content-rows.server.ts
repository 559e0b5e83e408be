import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { articleContent, type EntryContent, tuskerContent } from "../history/entry-content.ts";
import { completeEntries } from "../records/complete-entries.server.ts";

/** An entry as its history keeps it. */
export type EntryState = {
  kind: EntryKind;
  id: string;
  name: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  content: EntryContent;
};

/** Entries as they are now, by internal key, bin included. */
export async function readEntryStates(db: Queryable, kind: EntryKind, seqs: number[]): Promise<EntryState[]> {
  if (seqs.length === 0) return [];
  if (kind === "tusker") {
    const rows = await db.selectFrom("tuskers").selectAll().where("seq", "in", seqs).execute();
    const tuskers = await completeEntries(db, "tusker", rows);
    return rows.flatMap((row, index) => {
      const tusker = tuskers[index];
      return tusker ? [{ ...stateOf(row), kind, name: row.name, content: tuskerContent(tusker) }] : [];
    });
  }
  const rows = await db.selectFrom("articles").selectAll().where("seq", "in", seqs).execute();
  const articles = await completeEntries(db, "article", rows);
  return rows.flatMap((row, index) => {
    const article = articles[index];
    return article
      ? [{ ...stateOf(row), kind, name: row.title, content: articleContent(article, row.description) }]
      : [];
  });
}

const stateOf = (row: { id: string; version: number; created_at: string; updated_at: string }) => ({
  id: row.id,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
