import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { NewerRelease } from "../../../platform/db/release/release-check.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { hashToken, isBareToken } from "../../../platform/ids/tokens.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { ENTRY_CODE } from "../../entries/entry-code.server.ts";
import type { EntryContent } from "../../entries/history/entry-content.ts";
import { findVersion } from "../../entries/history/history-rows.server.ts";
import { fieldsChanged } from "../../entries/saving/record-save.server.ts";
import type { Fields } from "../../fields/fields.ts";
import { findEntry } from "../../kinds/rows/entry-rows.server.ts";
import { completePreview } from "../../previews/complete-preview.server.ts";
import { openPreview } from "../../previews/open-preview.server.ts";
import type { Review } from "../review-link.ts";
import { listComments } from "../rows/comment-rows.server.ts";
import { findLinkByToken, type LinkRow, updateLink } from "../rows/link-rows.server.ts";
import { findSubmission, type SubmissionRow } from "../rows/submission-rows.server.ts";
import { stateOf } from "./manage-links.server.ts";
import { passagesOf } from "./passages.server.ts";
import { words } from "./words.ts";

/** The precision of the last opening: recording it at every request would turn every read into a write. */
const OPENED_PRECISION_MS = 60_000;

type OpenedLink = { link: LinkRow; submission: SubmissionRow };

/**
 * Finds the submission that a token shows. The token is the only permission needed.
 * @throws AppError `NotFound` for a malformed token; `Gone`, with the reason, for a link that works no more
 */
export async function openLink(db: Queryable, token: string, now: Date): Promise<OpenedLink> {
  if (!isBareToken(token)) throw new AppError("NotFound", words.noReview);
  const link = await findLinkByToken(db, hashToken(token));
  const submission = link && (await findSubmission(db, link.submission_id));
  // Links that expired long ago are deleted.
  if (link === undefined || submission === undefined) throw new AppError("Gone", words.expired);
  const entry = await findEntry(db, submission.kind, submission.entry_id);
  if (entry === undefined || entry.binned_at !== null) throw new AppError("Gone", words.gone);
  const state = stateOf(link, submission, now);
  if (state !== "works") throw new AppError("Gone", words[state]);
  return { link, submission };
}

/** Records that a link was opened. */
async function noteOpened({ db, clock, log }: Pick<Services, "db" | "clock" | "log">, link: LinkRow): Promise<void> {
  const now = clock.now();
  if (link.opened_at !== null && now.getTime() - Date.parse(link.opened_at) < OPENED_PRECISION_MS) return;
  try {
    await db.write
      .transaction()
      .execute((transaction) => updateLink(transaction, link.id, { opened_at: now.toISOString() }));
  } catch (error) {
    // With a full disk the text can still be read.
    if (!(error instanceof NewerRelease))
      log.warn({ err: error }, "The opening of a review link could not be recorded");
  }
}

/** The fields that a submission changes; undefined for an entry that is not published yet. */
async function changedFields(
  db: Queryable,
  submission: SubmissionRow,
  content: EntryContent,
): Promise<string[] | undefined> {
  const base = await findVersion(db, submission.kind, submission.entry_id, submission.base_version);
  if (base === undefined || base.content.publication !== "published") return undefined;
  return fieldsChanged(base.content as EntryContent, content);
}

/** What the page of a review link shows. @throws AppError as `openLink` does */
export async function openReview(services: Pick<Services, "db" | "clock" | "log">, token: string): Promise<Review> {
  const { db, clock } = services;
  const { link, submission } = await openLink(db.read, token, clock.now());
  const preview = await completePreview(services, token, await openPreview(services, token));
  const content = JSON.parse(submission.content) as EntryContent;
  const changed = await changedFields(db.read, submission, content);
  const comments = (await listComments(db.read, submission.id)).filter(({ link_id }) => link_id === link.id);
  const agreed = comments.findLast(({ agrees, round }) => agrees === 1 && round === submission.round);
  await noteOpened(services, link);
  return {
    preview,
    round: submission.round,
    isChange: changed !== undefined,
    changed: changed ?? [],
    passages: passagesOf(ENTRY_CODE[submission.kind].fields as Fields, content),
    expertName: link.expert_name,
    agreedAt: agreed?.created_at ?? null,
    comments: comments
      .filter(({ agrees }) => agrees === 0)
      .map(({ field, paragraph, text, created_at, round }) => ({
        ...{ field, paragraph, text },
        createdAt: created_at,
        isOnEarlier: round < submission.round,
      })),
  };
}
