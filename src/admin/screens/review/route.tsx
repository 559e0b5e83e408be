import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { STATE_WORDS } from "../../../content/review/state-words.ts";
import type { SubmissionSummary } from "../../../content/review/submission.ts";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { readPage } from "../../../ui/kit/lists/list-parameters.ts";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { SUBMISSIONS } from "../../forms/review/submission-calls.browser.ts";
import { pageOf } from "../../kit/api/failure.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useLastPage } from "../../kit/ui/lists/use-last-page.browser.ts";
import segmentStyles from "../../kit/ui/segments.module.css";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import styles from "./review.module.css";

const SUBMISSIONS_PER_PAGE = 20;

type SubmissionList = "open" | "decided";

function addressOf(page: number, state: SubmissionList): string {
  const query = new URLSearchParams({ ...(state === "decided" && { state }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? "/admin/review" : `/admin/review?${query}`;
}

/** What is asked for, in words. */
const askedFor = ({ entryState, kind }: SubmissionSummary): string =>
  entryState === "published" ? `Changes of a published ${kind}` : `A new ${kind}`;

function Item({ submission }: { submission: SubmissionSummary }) {
  const { _id, name, author, state, submittedAt, openComments, round } = submission;
  const { label, tone } = STATE_WORDS[state];
  return (
    <li>
      <h2>
        <Link to={`/admin/review/${_id}`}>{name}</Link>
      </h2>
      <p className={styles.facts}>
        <Badge tone={tone}>{label}</Badge>
        <span>{askedFor(submission)}</span>
        <span>
          {author}, <Timestamp at={submittedAt} />
        </span>
        {round > 1 && <span>Submitted {round} times</span>}
        {openComments > 0 && <span>{counted(openComments, "open comment", "open comments")}</span>}
      </p>
    </li>
  );
}

/** What waits for review: for editors all, for writers their own. */
export default function Review() {
  const parameters = new URLSearchParams(useLocation().search);
  const { may } = useOwnRole();
  const page = readPage(parameters.get("page"));
  const state: SubmissionList = parameters.get("state") === "decided" ? "decided" : "open";
  const query = { page: String(page), limit: String(SUBMISSIONS_PER_PAGE), state };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["submissions", query],
    queryFn: ({ signal }) => pageOf(SUBMISSIONS.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
  const pageAddress = (other: number) => addressOf(other, state);
  const pages = useLastPage({
    page,
    perPage: SUBMISSIONS_PER_PAGE,
    total: data?.total,
    isBefore: isPlaceholderData,
    addressOf: pageAddress,
  });
  const isOpen = state === "open";
  return (
    <AdminPage
      title="Review"
      actions={
        <nav className={segmentStyles.segments} aria-label="Which submissions">
          <Link to={addressOf(1, "open")} aria-current={isOpen ? "page" : undefined}>
            Open
          </Link>
          <Link to={addressOf(1, "decided")} aria-current={isOpen ? undefined : "page"}>
            Decided
          </Link>
        </nav>
      }
    >
      <Lead>
        {may("review")
          ? "What writers would like published, oldest first. Visitors see nothing of it before an editor approves it."
          : "What you have submitted. An editor publishes it, or sends it back and says why."}
      </Lead>
      <ListStatus isEmpty={data?.total === 0} page={page} pages={pages}>
        {data === undefined
          ? error === null && "Loading submissions..."
          : counted(data.total, "submission", "submissions")}
      </ListStatus>
      {error !== null && <AdminFailure title="The submissions could not be loaded" failure={error} onRetry={refetch} />}
      {error === null && data?.total === 0 && (
        <Notice kind="status" title={isOpen ? "Nothing to review" : "No decisions yet"}>
          {!may("review") && <p>Write a draft, or open a published entry, and press “Submit for review”.</p>}
          <div className="acts">
            <ButtonLink to="/admin/dashboard" quiet>
              Dashboard
            </ButtonLink>
          </div>
        </Notice>
      )}
      {error === null && data !== undefined && data.total > 0 && (
        <>
          <ul className={styles.list}>
            {data.items.map((submission) => (
              <Item key={submission._id} submission={submission} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} addressOf={pageAddress} />
        </>
      )}
    </AdminPage>
  );
}
