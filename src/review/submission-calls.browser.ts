import { adminApi } from "../admin/api/admin-api.browser.ts";
import { bodyOf, pageOf } from "../admin/api/failure.ts";
import type { MadeReviewLink, ReviewLink } from "./review-link.ts";
import type { NewComment, NewSubmission, Submission, SubmissionComment, SubmissionSummary } from "./submission.ts";

export const SUBMISSIONS_PER_PAGE = 20;

export type SubmissionPage = { submissions: SubmissionSummary[]; total: number };
export type SubmissionList = "open" | "decided";

const calls = adminApi.api.submissions;
const param = (id: string) => ({ id: encodeURIComponent(id) });

// All of these throw the API's `Failure`, or what `fetch` throws.

export async function loadSubmissions(
  { page, state }: { page: number; state: SubmissionList },
  signal: AbortSignal,
): Promise<SubmissionPage> {
  const query = { page: String(page), limit: String(SUBMISSIONS_PER_PAGE), state };
  const { items: submissions, total } = await pageOf(calls.$get({ query }, { init: { signal } }));
  return { submissions, total };
}

/** The type of the answer is that of the API document, whose contents are records. */
export const loadSubmission = (id: string, signal: AbortSignal): Promise<Submission> =>
  bodyOf(calls[":id"].$get({ param: param(id) }, { init: { signal } }));

/** What is open of an entry, of those that this account may see; the own one first. */
export async function findOpenSubmission(entryId: string, signal: AbortSignal): Promise<Submission | undefined> {
  const [open] = await bodyOf(calls.$get({ query: { entry: entryId, state: "open" } }, { init: { signal } }));
  return open && loadSubmission(open._id, signal);
}

export const submitEntry = (json: NewSubmission): Promise<Submission> => bodyOf(calls.$post({ json }));

export const commentOn = (id: string, json: NewComment): Promise<SubmissionComment> =>
  bodyOf(calls[":id"].comments.$post({ param: param(id), json }));

export const markComment = (id: string, commentId: string, resolved: boolean): Promise<SubmissionComment> =>
  bodyOf(calls[":id"].comments[":commentId"].$put({ param: { ...param(id), commentId }, json: { resolved } }));

export const approve = (id: string, json: { round: number; version?: number }): Promise<Submission> =>
  bodyOf(calls[":id"].approve.$post({ param: param(id), json }));

export const sendBack = (id: string, json: { round: number; reason: string }): Promise<Submission> =>
  bodyOf(calls[":id"]["send-back"].$post({ param: param(id), json }));

export const takeBack = (id: string, json: { round: number }): Promise<Submission> =>
  bodyOf(calls[":id"]["take-back"].$post({ param: param(id), json }));

export const loadLinks = (id: string, signal: AbortSignal): Promise<ReviewLink[]> =>
  bodyOf(calls[":id"].links.$get({ param: param(id) }, { init: { signal } }));

export const makeLink = (id: string, label: string): Promise<MadeReviewLink> =>
  bodyOf(calls[":id"].links.$post({ param: param(id), json: { label } }));

export const revokeLink = (id: string, linkId: string): Promise<ReviewLink> =>
  bodyOf(calls[":id"].links[":linkId"].$delete({ param: { ...param(id), linkId } }));
