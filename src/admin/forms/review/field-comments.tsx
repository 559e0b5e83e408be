import { createContext, type ReactNode, use } from "react";
import type { SubmissionComment } from "../../../content/review/submission.ts";
import { Comments } from "./comments.tsx";

type FormComments = {
  comments: readonly SubmissionComment[];
  round: number;
  onMark(comment: SubmissionComment, resolved: boolean): void;
};

const FormCommentsContext = createContext<FormComments>({ comments: [], round: 1, onMark: () => {} });

/** Lets the fields of a form show what reviewers say about them. */
export const FieldCommentsProvider = ({ review, children }: { review: FormComments; children: ReactNode }) => (
  <FormCommentsContext value={review}>{children}</FormCommentsContext>
);

/** A field, and below it the comments on it that are not settled. */
export function WithComments({ name, children }: { name: string; children: ReactNode }) {
  const { comments, round, onMark } = use(FormCommentsContext);
  const here = comments.filter(({ field, resolvedAt }) => field === name && resolvedAt === null);
  if (here.length === 0) return children;
  return (
    <div>
      {children}
      <Comments comments={here} round={round} onMark={onMark} mayReopen={false} />
    </div>
  );
}
