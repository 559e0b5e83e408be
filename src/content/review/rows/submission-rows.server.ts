import type { Insertable, Selectable } from "kysely";
import { containsText } from "../../../platform/db/contains-text.server.ts";
import { countRows } from "../../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { OPEN_STATES, type SubmissionState } from "../submission.ts";
import { deletePreviewsOf } from "./link-rows.server.ts";
import type { SubmissionsTable } from "./review-tables.server.ts";

export type SubmissionRow = Selectable<SubmissionsTable>;

type Entry = { kind: EntryKind; id: string };

/** Which submissions a list shows, combined with AND. */
export type SubmissionFilter = {
  states: readonly SubmissionState[];
  author?: string | undefined;
  entryId?: string | undefined;
};

const filtered = (db: Queryable, { states, author, entryId }: SubmissionFilter) =>
  db
    .selectFrom("submissions")
    .where("state", "in", [...states])
    .$if(author !== undefined, (query) => query.where("author", "=", author ?? ""))
    .$if(entryId !== undefined, (query) => query.where("entry_id", "=", entryId ?? ""));

export const countSubmissions = (db: Queryable, filter: SubmissionFilter): Promise<number> =>
  countRows(filtered(db, filter));

/** One page, those that have waited longest first; of what is decided, the newest first. */
export async function listSubmissions(
  db: Queryable,
  filter: SubmissionFilter,
  { limit, offset, oldestFirst }: { limit: number; offset: number; oldestFirst: boolean },
): Promise<Omit<SubmissionRow, "content">[]> {
  const direction = oldestFirst ? "asc" : "desc";
  return filtered(db, filter)
    .select(["id", "kind", "entry_id", "entry_name", "base_version", "round", "author", "note", "state", "reason"])
    .select(["reviewer", "submitted_at", "decided_at"])
    .orderBy("submitted_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export const findSubmission = (db: Queryable, id: string): Promise<SubmissionRow | undefined> =>
  db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();

/** What is still to be decided of one entry. */
export const listOpenOf = (db: Queryable, { kind, id }: Entry): Promise<SubmissionRow[]> =>
  db
    .selectFrom("submissions")
    .selectAll()
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .where("state", "in", [...OPEN_STATES])
    .execute();

export async function insertSubmission(
  transaction: WriteTransaction,
  submission: Insertable<SubmissionsTable>,
): Promise<void> {
  await transaction.insertInto("submissions").values(submission).execute();
}

export async function updateSubmission(
  transaction: WriteTransaction,
  id: string,
  values: Partial<Insertable<SubmissionsTable>>,
): Promise<void> {
  await transaction.updateTable("submissions").set(values).where("id", "=", id).execute();
}

/** Ends what is open of an entry that is deleted for ever. Its author sees the reason. */
export async function endSubmissions(
  transaction: WriteTransaction,
  { kind, id }: Entry,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  for (const open of await listOpenOf(transaction, { kind, id })) {
    await updateSubmission(transaction, open.id, { state: "ended", reason, decided_at: now.toISOString() });
    await deletePreviewsOf(transaction, open.id);
  }
}

/** The contents that may still be published, for what names images. */
export async function listOpenContents(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("content")
    .where("state", "in", [...OPEN_STATES])
    .execute();
  return rows.map((row) => row.content);
}

/** The submissions of any state that contain the URL of an image. */
export async function listSubmissionsNaming(
  db: Queryable,
  imageName: string,
): Promise<{ id: string; content: Record<string, unknown> }[]> {
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "content"])
    .where(containsText("content", imageUrlFor(imageName)))
    .execute();
  return rows.map(({ id, content }) => ({ id, content: JSON.parse(content) as Record<string, unknown> }));
}

export const replaceSubmissionContent = (
  transaction: WriteTransaction,
  { id, content }: { id: string; content: Record<string, unknown> },
): Promise<void> => updateSubmission(transaction, id, { content: JSON.stringify(content) });
