import { Link } from "react-router";
import { Badge } from "../../../admin/kit/ui/badge.tsx";
import { Timestamp } from "../../../admin/kit/ui/timestamp.tsx";
import type { Letter } from "../letter.ts";
import type { LetterState } from "../letter-states.ts";
import styles from "./letters.module.css";

export const STATE_LABELS: Record<LetterState, string> = {
  received: "New",
  reading: "Being looked at",
  taken: "Taken in",
  answered: "Answered",
  declined: "Not taken",
};

/** What became of a letter, and the way to open it again. */
export function ClosedLetter({ letter, onReopen }: { letter: Letter; onReopen(): void }) {
  const { state, answer, settledAt, takenVersion, tusker } = letter;
  return (
    <div className={styles.turn}>
      <p>
        <Badge tone={state === "taken" ? "good" : "plain"}>{STATE_LABELS[state]}</Badge>{" "}
        {settledAt !== null && <Timestamp at={settledAt} />}
      </p>
      {takenVersion !== null && (
        <p>
          <Link to={`/admin/edit-tusker/${tusker._id}/history`}>
            Version {takenVersion} of {tusker.name}
          </Link>
        </p>
      )}
      {answer === null ? <p>The reader got no words with it.</p> : <p className={styles.given}>{answer}</p>}
      <div className="acts">
        <button type="button" className="btn quiet small" onClick={onReopen}>
          Open it again
        </button>
      </div>
    </div>
  );
}
