import type { Insertable, Selectable } from "kysely";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { SubmissionCommentsTable } from "../../platform/db/review-tables.server.ts";
import { newEntryId } from "../../platform/identifiers/entry-id.ts";
import type { SubmissionComment } from "../submission.ts";

type CommentRow = Selectable<SubmissionCommentsTable>;

export const toComment = (row: CommentRow): SubmissionComment => ({
  _id: row.id,
  round: row.round,
  field: row.field,
  paragraph: row.paragraph,
  text: row.text,
  author: row.author,
  byGuest: row.by_guest === 1,
  agrees: row.agrees === 1,
  createdAt: row.created_at,
  resolvedAt: row.resolved_at,
  resolvedBy: row.resolved_by,
});

/** All comments on a submission, the oldest first. */
export const listComments = (db: Queryable, submissionId: string): Promise<CommentRow[]> =>
  db
    .selectFrom("submission_comments")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const findComment = (db: Queryable, submissionId: string, id: string): Promise<CommentRow | undefined> =>
  db
    .selectFrom("submission_comments")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .where("id", "=", id)
    .executeTakeFirst();

export const countComments = (db: Queryable, submissionId: string): Promise<number> =>
  countRows(db.selectFrom("submission_comments").where("submission_id", "=", submissionId));

/** What a list tells of the comments on each submission. */
export type CommentCounts = { open: number; agreed: number };

/** @returns the counts by the id of the submission; those without comments are missing */
export async function countCommentsOf(
  db: Queryable,
  submissions: readonly { id: string; round: number }[],
): Promise<Map<string, CommentCounts>> {
  const counts = new Map<string, CommentCounts>();
  if (submissions.length === 0) return counts;
  const rounds = new Map(submissions.map(({ id, round }) => [id, round]));
  const rows = await db
    .selectFrom("submission_comments")
    .select(["submission_id", "round", "agrees", "resolved_at"])
    .where("submission_id", "in", [...rounds.keys()])
    .execute();
  for (const { submission_id: id, round, agrees, resolved_at } of rows) {
    const count = counts.get(id) ?? { open: 0, agreed: 0 };
    if (agrees === 1 && round === rounds.get(id)) count.agreed += 1;
    if (agrees === 0 && resolved_at === null) count.open += 1;
    counts.set(id, count);
  }
  return counts;
}

/** @returns the comment as it is stored */
export async function insertComment(
  transaction: WriteTransaction,
  comment: Omit<Insertable<SubmissionCommentsTable>, "id" | "resolved_at" | "resolved_by">,
): Promise<CommentRow> {
  return transaction
    .insertInto("submission_comments")
    .values({ id: newEntryId(), ...comment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markComment(
  transaction: WriteTransaction,
  id: string,
  resolved: { at: string; by: string } | undefined,
): Promise<void> {
  await transaction
    .updateTable("submission_comments")
    .set({ resolved_at: resolved?.at ?? null, resolved_by: resolved?.by ?? null })
    .where("id", "=", id)
    .execute();
}
