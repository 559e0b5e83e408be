import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { failureOf } from "../../admin/api/failure.ts";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { useCounts } from "../../admin/layout/counts.tsx";
import { ConfirmDialog } from "../../admin/ui/confirm-dialog.tsx";
import { useNotices } from "../../admin/ui/notices.tsx";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import { writtenDate } from "../../platform/text/written-date.ts";
import { Spinner } from "../../platform/ui/loading/spinner.tsx";
import { Waiting } from "../../platform/ui/loading/waiting.tsx";
import type { Letter, LetterChange } from "../letter.ts";
import { OPEN_STATES } from "../letter-states.ts";
import { ClosedLetter } from "./closed-letter.tsx";
import { changeLetter, deleteLetter, loadLetter } from "./letter-calls.browser.ts";
import { LetterView, letterTitle } from "./letter-view.tsx";
import styles from "./letters.module.css";
import { TurnInto } from "./turn-into.tsx";

type LetterPanelProps = {
  id: string;
  /** The address of the list. */
  list: string;
  onChanged(): void;
  onGone(): void;
};

/** One letter: what its reader wrote, and what becomes of it. */
export function LetterPanel({ id, list, onChanged, onGone }: LetterPanelProps) {
  const load = useCallback((signal: AbortSignal) => loadLetter(id, signal), [id]);
  const { content, failure, reload } = useLoaded(load);
  const { notify } = useNotices();
  const { recount } = useCounts();
  const [asks, setAsks] = useState(false);
  const isNew = content?.state === "received";

  // Its reader may know that somebody has opened it.
  useEffect(() => {
    if (isNew) changeLetter(id, { state: "reading" }).then(onChanged, () => {});
  }, [isNew, id, onChanged]);

  const settle = useCallback(
    (_letter: Letter) => {
      reload();
      recount();
      onChanged();
    },
    [reload, recount, onChanged],
  );
  const change = async (to: LetterChange) => {
    try {
      settle(await changeLetter(id, to));
    } catch (error) {
      notify(`The letter could not be changed: ${failureOf(error).message}`, "bad");
    }
  };
  const remove = async () => {
    setAsks(false);
    try {
      await deleteLetter(id);
      notify("The letter was deleted.");
      recount();
      onGone();
    } catch (error) {
      notify(`The letter could not be deleted: ${failureOf(error).message}`, "bad");
    }
  };

  if (failure !== undefined) {
    return <AdminFailure title="The letter could not be loaded" failure={failure} onRetry={reload} />;
  }
  if (content === undefined || content._id !== id) {
    return (
      <Waiting role="status">
        <Spinner />
        Loading the letter...
      </Waiting>
    );
  }
  const { tusker } = content;
  const isOpen = OPEN_STATES.some((state) => state === content.state);
  return (
    <div>
      <Link to={list} className={styles.back}>
        ‹ All letters
      </Link>
      <div className={styles.letter}>
        <article>
          <h2>{letterTitle(content)}</h2>
          <LetterView letter={content} />
          {tusker.publication === null && <p>His entry is in the bin or deleted: only an answer is possible.</p>}
          <p className={styles.meta}>
            Deleted on {writtenDate(content.deletedOn)} at the latest, with a photograph that is not in the library.
          </p>
          <div className="acts">
            {isOpen && tusker.publication !== null && (
              <button type="button" className="btn quiet small" onClick={() => void change({ state: "taken" })}>
                Mark as taken in
              </button>
            )}
            <button type="button" className="btn quiet small" onClick={() => setAsks(true)}>
              Delete
            </button>
          </div>
        </article>
        {isOpen ? (
          <TurnInto key={id} letter={content} onChanged={settle} />
        ) : (
          <ClosedLetter letter={content} onReopen={() => void change({ state: "reading" })} />
        )}
      </div>
      <ConfirmDialog
        open={asks}
        text="Delete this letter?"
        confirm="Delete"
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      >
        <p>
          It is deleted for ever, with a photograph that is not in the library. Its reader finds nothing at the link.
        </p>
      </ConfirmDialog>
    </div>
  );
}
