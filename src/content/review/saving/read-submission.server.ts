import { type ActingRole, may } from "../../../people/accounts/roles.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { findVersion } from "../../entries/history/history-rows.server.ts";
import { type EntryRow, findEntry } from "../../kinds/rows/entry-rows.server.ts";
import { countOpenComments, listComments, toComment } from "../rows/comment-rows.server.ts";
import { findSubmission, type SubmissionRow } from "../rows/submission-rows.server.ts";
import { isOpen, type Submission, type SubmissionSummary } from "../submission.ts";

/** Whoever asks: a username and the role. */
export type Asking = { by: string; role: ActingRole };

/**
 * A submission that the account may see: reviewers all, others their own.
 * @throws AppError `NotFound`, `Forbidden`
 */
export async function getSubmission(db: Queryable, id: string, { by, role }: Asking): Promise<SubmissionRow> {
  const row = await findSubmission(db, id);
  if (!row) throw new AppError("NotFound", "There is no submission with this id.");
  if (row.author !== by && !may(role, "review")) {
    throw new AppError("Forbidden", "Only its author and editors may see what was submitted.");
  }
  return row;
}

/**
 * Checks that a decision is about what is there now.
 * @throws AppError `Conflict` if it is decided already, or was submitted again since
 */
export function checkRound(row: SubmissionRow, round: number): void {
  if (!isOpen(row)) {
    throw new AppError("Conflict", "This was decided already, or taken back. Load the page again to see how.");
  }
  if (row.round !== round) {
    throw new AppError(
      "Conflict",
      "It was submitted again since you opened it. Load the page again, and read it anew.",
    );
  }
}

const stateOfEntry = (entry: EntryRow | undefined): SubmissionSummary["entryState"] => {
  if (entry === undefined) return "gone";
  return entry.binned_at === null ? entry.publication : "binned";
};

/** Completes a page of submissions with what their entries and comments are now. */
export async function toSummaries(
  db: Queryable,
  rows: readonly Omit<SubmissionRow, "content">[],
): Promise<SubmissionSummary[]> {
  const openComments = await countOpenComments(
    db,
    rows.map(({ id }) => id),
  );
  const summaries: SubmissionSummary[] = [];
  for (const row of rows) {
    const entry = await findEntry(db, row.kind, row.entry_id);
    summaries.push({
      _id: row.id,
      kind: row.kind,
      entryId: row.entry_id,
      name: row.entry_name,
      baseVersion: row.base_version,
      entryVersion: entry?.version ?? null,
      entryState: stateOfEntry(entry),
      round: row.round,
      author: row.author,
      note: row.note,
      state: row.state,
      reason: row.reason,
      reviewer: row.reviewer,
      submittedAt: row.submitted_at,
      decidedAt: row.decided_at,
      openComments: openComments.get(row.id) ?? 0,
    });
  }
  return summaries;
}

/** A submission with its content, what it would change, and its comments. */
export async function completeSubmission(db: Queryable, row: SubmissionRow): Promise<Submission> {
  const [summary] = await toSummaries(db, [row]);
  if (summary === undefined) throw new Error("A submission has no summary.");
  const base = await findVersion(db, row.kind, row.entry_id, row.base_version);
  return {
    ...summary,
    content: JSON.parse(row.content) as Record<string, unknown>,
    before: base?.content ?? null,
    comments: (await listComments(db, row.id)).map(toComment),
  };
}
