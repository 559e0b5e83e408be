import { useCallback } from "react";
import { Link } from "react-router";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
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
  const load = useCallback((signal: AbortSignal) => loadSubmission(id, signal), [id]);
  const { content: submission, failure, reload } = useLoaded(load);
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
      {failure !== undefined && (
        <AdminFailure title="The submission could not be loaded" failure={failure} onRetry={reload} />
      )}
      {failure === undefined && submission === undefined && (
        <Waiting role="status">
          <Spinner />
          Loading the submission...
        </Waiting>
      )}
      {submission?.kind === "tusker" && (
        <SubmissionSheet definition={TUSKER} submission={submission} onChanged={reload} />
      )}
      {submission?.kind === "article" && (
        <SubmissionSheet definition={ARTICLE} submission={submission} onChanged={reload} />
      )}
    </AdminPage>
  );
}
