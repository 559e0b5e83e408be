import { may } from "../../../people/accounts/roles.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import type { Writer } from "../../entries/saving/bin-entry.server.ts";
import { countComments, findComment, insertComment, markComment, toComment } from "../rows/comment-rows.server.ts";
import type { SubmissionRow } from "../rows/submission-rows.server.ts";
import { isOpen, MOST_COMMENTS, type NewComment, type SubmissionComment } from "../submission.ts";
import { type Asking, getSubmission } from "./read-submission.server.ts";

type MadeBy = { author: string; now: Date; linkId?: string };

/**
 * Adds a comment to an open submission.
 * @throws AppError `Conflict` if it is decided or has too many, `Invalid` for a field that it does not have
 */
export async function addComment(
  transaction: WriteTransaction,
  submission: SubmissionRow,
  { field, paragraph, text, agrees = false }: NewComment & { agrees?: boolean },
  { author, now, linkId }: MadeBy,
): Promise<SubmissionComment> {
  if (!isOpen(submission)) throw new AppError("Conflict", "This was decided already: it takes no more comments.");
  if (field !== undefined && !Object.hasOwn(JSON.parse(submission.content) as object, field)) {
    throw invalidField("field", `There is no field "${field}" in what was submitted.`);
  }
  if ((await countComments(transaction, submission.id)) >= MOST_COMMENTS) {
    throw new AppError("Conflict", `There are ${MOST_COMMENTS} comments on this. It takes no more.`);
  }
  const row = await insertComment(transaction, {
    submission_id: submission.id,
    round: submission.round,
    field: field ?? null,
    paragraph: paragraph ?? null,
    text,
    author,
    created_at: now.toISOString(),
    link_id: linkId ?? null,
    agrees: agrees ? 1 : 0,
  });
  return toComment(row);
}

/** A comment by an account that may see the submission. */
export function comment(
  { db, clock }: Writer,
  id: string,
  sent: NewComment,
  asking: Asking,
): Promise<SubmissionComment> {
  return db.write.transaction().execute(async (transaction) => {
    const submission = await getSubmission(transaction, id, asking);
    return addComment(transaction, submission, sent, { author: asking.by, now: clock.now() });
  });
}

/**
 * Marks a comment as settled, or as open again.
 * @throws AppError `NotFound`, `Forbidden` for somebody else's submission
 */
export function resolveComment(
  { db, clock }: Writer,
  { id, commentId }: { id: string; commentId: string },
  { resolved }: { resolved: boolean },
  asking: Asking,
): Promise<SubmissionComment> {
  return db.write.transaction().execute(async (transaction) => {
    const submission = await getSubmission(transaction, id, asking);
    const found = await findComment(transaction, submission.id, commentId);
    if (!found) throw new AppError("NotFound", "There is no comment with this id.");
    if (!resolved && !may(asking.role, "review")) {
      throw new AppError("Forbidden", "Only editors may open a comment again.");
    }
    const mark = resolved ? { at: clock.now().toISOString(), by: asking.by } : undefined;
    await markComment(transaction, commentId, mark);
    return toComment({ ...found, resolved_at: mark?.at ?? null, resolved_by: mark?.by ?? null });
  });
}
