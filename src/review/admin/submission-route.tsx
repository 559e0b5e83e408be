import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { ARTICLE } from "../../articles/admin/article-definition.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import { Spinner } from "../../platform/ui/loading/spinner.tsx";
import { Waiting } from "../../platform/ui/loading/waiting.tsx";
import { TUSKER } from "../../tuskers/admin/tusker-definition.ts";
import { loadSubmission } from "../submission-calls.browser.ts";
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
