import type { SubmissionComment } from "../../../content/review/submission.ts";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import styles from "./comments.module.css";

type CommentsProps = {
  comments: readonly SubmissionComment[];
  /** The present round: comments on earlier ones say so. */
  round: number;
  /** Marks a comment as settled, or as open again; without it there are no buttons. */
  onMark?: ((comment: SubmissionComment, resolved: boolean) => void) | undefined;
  mayReopen: boolean;
};

function about({ round, resolvedBy }: SubmissionComment, present: number): string[] {
  return [
    ...(round < present ? ["on an earlier version"] : []),
    ...(resolvedBy === null ? [] : [`settled by ${resolvedBy}`]),
  ];
}

/** Experts without an account give their name themselves, so that nobody takes it for that of an account. */
const authorOf = ({ author, byLink }: SubmissionComment): string => (byLink ? `By link: ${author}` : author);

/** What was said at one place, the oldest first. */
export function Comments({ comments, round, onMark, mayReopen }: CommentsProps) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {comments.map((comment) => {
        const isSettled = comment.resolvedAt !== null;
        const more = about(comment, round);
        return (
          <li key={comment._id} className={isSettled ? `${styles.comment} ${styles.settled}` : styles.comment}>
            <header>
              <b>{authorOf(comment)}</b>
              <Timestamp at={comment.createdAt} />
              {more.length > 0 && <span>{more.join(", ")}</span>}
            </header>
            <p>{comment.agrees ? "Agrees with the text." : comment.text}</p>
            {!comment.agrees && onMark !== undefined && (!isSettled || mayReopen) && (
              <button type="button" className="linklike" onClick={() => onMark(comment, !isSettled)}>
                {isSettled ? "Open again" : "Settled"}
                <span className="sr">: comment of {authorOf(comment)}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
