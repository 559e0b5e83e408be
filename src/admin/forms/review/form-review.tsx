import { Link } from "react-router";
import { STATE_WORDS } from "../../../content/review/state-words.ts";
import type { Submission, SubmissionComment } from "../../../content/review/submission.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { Caution } from "../../kit/ui/caution.tsx";
import { Panel } from "../../kit/ui/panel.tsx";

type FormReviewProps = {
  submission: Submission;
  comments: readonly SubmissionComment[];
  /** Whether the draft was saved after it was submitted. */
  isSavedSince: boolean;
  labelOf(name: string): string;
  /** Puts the focus into a field. */
  onGo(name: string): void;
};

/** Above the form: how its review stands, and which fields have comments. */
export function FormReview({ submission, comments, isSavedSince, labelOf, onGo }: FormReviewProps) {
  const { _id, state, reason, reviewer, author } = submission;
  const { label, tone } = STATE_WORDS[state];
  const open = comments.filter(({ resolvedAt, agrees }) => resolvedAt === null && !agrees);
  const fields = [...new Set(open.flatMap(({ field }) => field ?? []))].map((name) =>
    name === "images" ? "pictures" : name,
  );
  return (
    <Panel aria-labelledby="review-heading">
      <h2 id="review-heading">Review</h2>
      <p>
        <Badge tone={tone}>{label}</Badge>{" "}
        {state === "sent_back" ? `${reviewer} sent it back: ${reason}` : `Submitted by ${author}.`}
      </p>
      {isSavedSince && (
        <Caution>
          This draft was saved after it was submitted. Editors see the version that was submitted until you press
          “Submit again”.
        </Caution>
      )}
      {open.length > 0 && (
        <p>
          {counted(open.length, "comment is", "comments are")} open
          {fields.length > 0 && ", on "}
          {fields.map((name, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <button type="button" className="linklike" onClick={() => onGo(name)}>
                {labelOf(name)}
              </button>
            </span>
          ))}
          .
        </p>
      )}
      <p>
        <Link to={`/admin/review/${_id}`}>See what was submitted, with all comments</Link>
      </p>
    </Panel>
  );
}
