import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import { hashToken, newBareToken } from "../../../platform/ids/tokens.server.ts";
import type { Writer } from "../../entries/saving/bin-entry.server.ts";
import { deleteExpiredPreviews, deletePreview, insertPreview } from "../../previews/preview-rows.server.ts";
import { LINK_DAYS } from "../link-limits.ts";
import { type LinkState, type MadeReviewLink, MOST_LINKS, type ReviewLink } from "../review-link.ts";
import {
  countWorkingLinks,
  findLink,
  insertLink,
  type LinkRow,
  listLinks,
  updateLink,
} from "../rows/link-rows.server.ts";
import type { SubmissionRow } from "../rows/submission-rows.server.ts";
import { type Asking, getSubmission } from "../saving/read-submission.server.ts";
import { recordActivity } from "../saving/record-activity.server.ts";
import { shownContent } from "../saving/shown-content.server.ts";
import { isOpen } from "../submission.ts";

const LIFETIME_MS = LINK_DAYS * 24 * 60 * 60 * 1000;

export function stateOf(link: LinkRow, submission: Pick<SubmissionRow, "state">, now: Date): LinkState {
  if (link.revoked_at !== null) return "revoked";
  if (!isOpen(submission)) return "over";
  return link.expires_at <= now.toISOString() ? "expired" : "works";
}

const toLink = (row: LinkRow, submission: Pick<SubmissionRow, "state">, now: Date): ReviewLink => ({
  _id: row.id,
  label: row.label,
  madeBy: row.made_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  state: stateOf(row, submission, now),
  revokedAt: row.revoked_at,
  revokedBy: row.revoked_by,
  openedAt: row.opened_at,
  expertName: row.expert_name,
});

/** The review links of a submission, for its author and for editors. @throws AppError `NotFound`, `Forbidden` */
export async function listReviewLinks(
  db: Queryable,
  id: string,
  { asking, now }: { asking: Asking; now: Date },
): Promise<ReviewLink[]> {
  const submission = await getSubmission(db, id, asking);
  return (await listLinks(db, submission.id)).map((row) => toLink(row, submission, now));
}

/**
 * Makes a link that shows a submission to an expert. Only a hash of its token is stored. What it shows is stored as a
 * preview with the same token, which also lets the expert load its images and drawings.
 * @throws AppError `NotFound`, `Forbidden`, `Conflict` if it is decided or has too many links, `Gone`, `Invalid`
 */
export function makeLink(
  { db, clock }: Writer,
  id: string,
  { label }: { label: string },
  asking: Asking,
): Promise<MadeReviewLink> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const submission = await getSubmission(transaction, id, asking);
    if (!isOpen(submission))
      throw new AppError("Conflict", "This was decided already: nobody needs to read it any more.");
    if ((await countWorkingLinks(transaction, id, now)) >= MOST_LINKS) {
      throw new AppError("Conflict", `There are ${MOST_LINKS} links to this that work. Revoke one of them first.`);
    }
    const content = await shownContent(transaction, submission, now);
    const token = newBareToken();
    const token_hash = hashToken(token);
    const [created_at, expires_at] = [now.toISOString(), new Date(now.getTime() + LIFETIME_MS).toISOString()];
    await deleteExpiredPreviews(transaction, now);
    await insertPreview(transaction, { token_hash, kind: submission.kind, content, created_at, expires_at });
    const row = {
      ...{ id: newEntryId(), token_hash, submission_id: id, label, made_by: asking.by, created_at, expires_at },
      ...{ revoked_at: null, revoked_by: null, opened_at: null, expert_name: null },
    };
    await insertLink(transaction, row);
    await recordActivity(transaction, submission, { username: asking.by, action: "made review link", now });
    return { ...toLink(row, submission, now), url: `/review/${token}` };
  });
}

/**
 * Ends a link at once. Comments that came by it stay.
 * @throws AppError `NotFound`, `Forbidden`
 */
export function revokeLink(
  { db, clock }: Writer,
  { id, linkId }: { id: string; linkId: string },
  asking: Asking,
): Promise<ReviewLink> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const submission = await getSubmission(transaction, id, asking);
    const row = await findLink(transaction, submission.id, linkId);
    if (row === undefined) throw new AppError("NotFound", "There is no link with this id.");
    if (row.revoked_at !== null) return toLink(row, submission, now);
    const revoked = { revoked_at: now.toISOString(), revoked_by: asking.by };
    await updateLink(transaction, row.id, revoked);
    await deletePreview(transaction, row.token_hash);
    await recordActivity(transaction, submission, { username: asking.by, action: "revoked review link", now });
    return toLink({ ...row, ...revoked }, submission, now);
  });
}
