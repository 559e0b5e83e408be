import type { Insertable, Selectable } from "kysely";
import { countRows } from "../../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { SubmissionComment } from "../submission.ts";
import type { SubmissionCommentsTable } from "./review-tables.server.ts";

type CommentRow = Selectable<SubmissionCommentsTable>;

export const toComment = (row: CommentRow): SubmissionComment => ({
  _id: row.id,
  round: row.round,
  field: row.field,
  paragraph: row.paragraph,
  text: row.text,
  author: row.author,
  createdAt: row.created_at,
  resolvedAt: row.resolved_at,
  resolvedBy: row.resolved_by,
  byLink: row.link_id !== null,
  agrees: row.agrees === 1,
});

/** All comments on a submission, the oldest first. Who comments and agrees at once is quoted before the agreement. */
export const listComments = (db: Queryable, submissionId: string): Promise<CommentRow[]> =>
  db
    .selectFrom("submission_comments")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .orderBy("created_at")
    .orderBy("agrees")
    .orderBy("id")
    .execute();

export const findComment = (db: Queryable, submissionId: string, id: string): Promise<CommentRow | undefined> =>
  db
    .selectFrom("submission_comments")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .where("id", "=", id)
    .executeTakeFirst();

/** How many comments a submission has, or how many of them came by one link. */
export const countComments = (db: Queryable, submissionId: string, linkId?: string): Promise<number> =>
  countRows(
    db
      .selectFrom("submission_comments")
      .where("submission_id", "=", submissionId)
      .$if(linkId !== undefined, (query) => query.where("link_id", "=", linkId ?? "")),
  );

/** @returns how many comments are open, by the id of the submission; those without any are missing */
export async function countOpenComments(db: Queryable, submissionIds: readonly string[]): Promise<Map<string, number>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("submission_comments")
    .select((select) => ["submission_id", select.fn.countAll<number>().as("open")])
    .where("submission_id", "in", submissionIds)
    .where("resolved_at", "is", null)
    .where("agrees", "=", 0)
    .groupBy("submission_id")
    .execute();
  return new Map(rows.map(({ submission_id, open }) => [submission_id, Number(open)]));
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
