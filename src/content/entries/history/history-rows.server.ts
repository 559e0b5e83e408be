import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { missingRevision, type Revision, type RevisionContent } from "../../fields/revision.ts";
import { findEntry } from "../../kinds/rows/entry-rows.server.ts";
import { readEntryStates } from "../saving/content-rows.server.ts";
import { findRevision, listRevisions } from "../saving/revision-rows.server.ts";

/**
 * The history of an entry, newest first, bin included; undefined if there is no such entry. The first revision always
 * matches the current entry: if it is not stored yet, it is added here, and the next change stores it.
 */
export async function findHistory(db: Queryable, kind: EntryKind, id: string): Promise<Revision[] | undefined> {
  const row = await findEntry(db, kind, id);
  if (!row) return undefined;
  const revisions = await listRevisions(db, { kind, id });
  const missing = missingRevision(revisions[0]?.version, {
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
  return missing ? [missing, ...revisions] : revisions;
}

/** One version of an entry with its content; undefined if there is none. */
export async function findVersion(
  db: Queryable,
  kind: EntryKind,
  id: string,
  version: number,
): Promise<RevisionContent | undefined> {
  const kept = await findRevision(db, { kind, id }, version);
  if (kept) return kept;
  const row = await findEntry(db, kind, id);
  if (row?.version !== version) return undefined;
  const [newest] = await listRevisions(db, { kind, id });
  const [state] = await readEntryStates(db, kind, [row.seq]);
  const missing = state && missingRevision(newest?.version, state);
  return missing && { ...missing, content: state.content };
}
