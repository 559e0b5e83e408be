import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Waiting } from "../../../ui/kit/loading/waiting.tsx";
import { loadSubmission } from "../../forms/review/submission-calls.browser.ts";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { ARTICLE } from "../articles/article-definition.ts";
import { TUSKER } from "../tuskers/tusker-definition.ts";
import type { Route } from "./+types/submission-route";
import { SubmissionSheet } from "./submission-sheet.tsx";

/** One submission: what it would change, what is said about it, and the decision. */
export default function SubmissionScreen({ params: { id } }: Route.ComponentProps) {
  const {
    data: submission,
    error,
    refetch,
  } = useQuery({ queryKey: ["submission", id], queryFn: ({ signal }) => loadSubmission(id, signal) });
  return (
    <AdminPage
      title={submission === undefined ? "Review" : `Review: ${submission.name}`}
      actions={
        <Link className="btn quiet small" to="/admin/review">
          <Icon name="list" />
          All submissions
        </Link>
      }
    >
      {error !== null && <AdminFailure title="The submission could not be loaded" failure={error} onRetry={refetch} />}
      {error === null && submission === undefined && (
        <Waiting role="status">
          <Spinner />
          Loading the submission...
        </Waiting>
      )}
      {submission?.kind === "tusker" && <SubmissionSheet definition={TUSKER} submission={submission} />}
      {submission?.kind === "article" && <SubmissionSheet definition={ARTICLE} submission={submission} />}
    </AdminPage>
  );
}
