import type { NewSubmission, Submission, SubmissionComment } from "../../../content/review/submission.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";

export const SUBMISSIONS = adminApi.api.submissions;
export const SUBMISSION = SUBMISSIONS[":id"];

export const paramOf = (id: string) => ({ id: encodeURIComponent(id) });

// These throw a `Failure`.

/** The type of the answer is that of the API document, whose contents are records. */
export const loadSubmission = (id: string, signal: AbortSignal): Promise<Submission> =>
  bodyOf(SUBMISSION.$get({ param: paramOf(id) }, { init: { signal } }));

/** What is open of an entry, of those that this account may see; the own one first. */
export async function findOpenSubmission(entryId: string, signal: AbortSignal): Promise<Submission | undefined> {
  const [open] = await bodyOf(SUBMISSIONS.$get({ query: { entry: entryId, state: "open" } }, { init: { signal } }));
  return open && loadSubmission(open._id, signal);
}

export const submitEntry = (json: NewSubmission): Promise<Submission> => bodyOf(SUBMISSIONS.$post({ json }));

export const markComment = (id: string, commentId: string, resolved: boolean): Promise<SubmissionComment> =>
  bodyOf(SUBMISSION.comments[":commentId"].$put({ param: { ...paramOf(id), commentId }, json: { resolved } }));

export const approve = (id: string, json: { round: number; version?: number }): Promise<Submission> =>
  bodyOf(SUBMISSION.approve.$post({ param: paramOf(id), json }));
