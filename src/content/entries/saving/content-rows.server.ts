import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { Content, Fields } from "../../fields/fields.ts";
import type { ImageDetail } from "../../images/entry-images.ts";
import { ENTRY_CODE } from "../entry-code.server.ts";
import { type EntryContent, entryContent } from "../history/entry-content.ts";
import { completeEntries, listRowsBySeq } from "../records/complete-entries.server.ts";

/** The state of an entry for its history. */
export type EntryState = {
  kind: EntryKind;
  id: string;
  name: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  content: EntryContent;
};

/** The current states of entries by internal key, bin included. */
export async function readEntryStates(db: Queryable, kind: EntryKind, seqs: number[]): Promise<EntryState[]> {
  const code = ENTRY_CODE[kind];
  const rows = await listRowsBySeq(db, kind, seqs);
  const entries = await completeEntries(db, kind, rows);
  return rows.flatMap((row, index) => {
    const entry = entries[index];
    if (entry === undefined) return [];
    const content = code.contentOf(row, entry.tags);
    return [stateOf(kind, row, code.nameOf(content), keptContent(kind, content, entry))];
  });
}

/** The content of an entry for its history. */
export const keptContent = (
  kind: EntryKind,
  content: Content<Fields>,
  { slug, imageDetails }: { slug: string; imageDetails: ImageDetail[] },
): EntryContent => {
  const images = imageDetails.map(({ url }) => url);
  return entryContent(ENTRY_CODE[kind].fields, { ...content, slug, images, imageDetails }) as EntryContent;
};

type Versioned = { id: string; version: number; created_at: string; updated_at: string };

export const stateOf = (kind: EntryKind, row: Versioned, name: string, content: EntryContent): EntryState => ({
  kind,
  id: row.id,
  name,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  content,
});
