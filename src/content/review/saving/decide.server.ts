import { checkIfMatch, entryTag } from "../../../platform/api/entry-version.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { restorableBody } from "../../entries/history/restore-revision.server.ts";
import { getChangeableRow } from "../../entries/records/complete-entries.server.ts";
import type { Writer } from "../../entries/saving/bin-entry.server.ts";
import { changeRow } from "../../entries/saving/save-entry.server.ts";
import { deletePreviewsOf } from "../rows/link-rows.server.ts";
import { type SubmissionRow, updateSubmission } from "../rows/submission-rows.server.ts";
import { isOpen, type Submission, type SubmissionState } from "../submission.ts";
import { type Asking, checkRound, completeSubmission, getSubmission } from "./read-submission.server.ts";
import { recordActivity } from "./record-activity.server.ts";

type Decision = { state: SubmissionState; reason?: string; reviewer?: string };

async function decide(
  transaction: WriteTransaction,
  row: SubmissionRow,
  { state, reason, reviewer }: Decision,
  { asking, now }: { asking: Asking; now: Date },
): Promise<Submission> {
  await updateSubmission(transaction, row.id, {
    state,
    reason: reason ?? null,
    reviewer: reviewer ?? null,
    decided_at: now.toISOString(),
  });
  if (!isOpen({ state })) await deletePreviewsOf(transaction, row.id);
  return completeSubmission(transaction, await getSubmission(transaction, row.id, asking));
}

const checkWaiting = ({ state }: SubmissionRow): void => {
  if (state === "waiting") return;
  throw new AppError("Conflict", "It was sent back. Its author has to submit it again first.");
};

/**
 * Publishes what was submitted, as a save of the reviewer, and marks it approved in the same transaction. With a
 * `version`, it is only marked: the reviewer has published that version from the form, with what others changed since.
 * @throws AppError `NotFound`, `Gone`, `Forbidden`, `Conflict`, `Stale` if the entry has changed since it was submitted,
 * `Invalid`
 */
export function approve(
  { db, clock }: Writer,
  id: string,
  { round, version }: { round: number; version?: number | undefined },
  asking: Asking,
): Promise<Submission> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const submission = await getSubmission(transaction, id, asking);
    checkRound(submission, round);
    checkWaiting(submission);
    const { kind, entry_id, base_version, author } = submission;
    const row = await getChangeableRow(transaction, kind, entry_id);
    checkIfMatch(entryTag(version ?? base_version), row.version);
    if (version === undefined) {
      const { body } = await restorableBody(
        transaction,
        { kind, id: entry_id },
        {
          content: JSON.parse(submission.content) as Record<string, unknown>,
          refusal: "It cannot be published as it was submitted.",
        },
      );
      await changeRow(transaction, { kind, row }, body, { ...asking, detail: `as submitted by ${author}`, now });
    } else if (row.publication !== "published") {
      throw new AppError("Conflict", "The entry is still a draft. Publish it, and then this is approved.");
    }
    return decide(transaction, submission, { state: "approved", reviewer: asking.by }, { asking, now });
  });
}

/**
 * Sends a submission back to its author, with the reason.
 * @throws AppError `NotFound`, `Conflict`
 */
export function sendBack(
  { db, clock }: Writer,
  id: string,
  { round, reason }: { round: number; reason: string },
  asking: Asking,
): Promise<Submission> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const row = await getSubmission(transaction, id, asking);
    checkRound(row, round);
    checkWaiting(row);
    await recordActivity(transaction, row, { username: asking.by, action: "sent back", now });
    return decide(transaction, row, { state: "sent_back", reason, reviewer: asking.by }, { asking, now });
  });
}

/**
 * Takes back what was submitted. Only its author does that; others send it back.
 * @throws AppError `NotFound`, `Forbidden`, `Conflict`
 */
export function takeBack(
  { db, clock }: Writer,
  id: string,
  { round }: { round: number },
  asking: Asking,
): Promise<Submission> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const row = await getSubmission(transaction, id, asking);
    if (row.author !== asking.by) {
      throw new AppError("Forbidden", "Only its author may take it back. You can send it back with a reason.");
    }
    checkRound(row, round);
    await recordActivity(transaction, row, { username: asking.by, action: "took back", now });
    return decide(transaction, row, { state: "taken_back" }, { asking, now });
  });
}
