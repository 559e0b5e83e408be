import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { succeeded } from "../../../admin/kit/api/failure.ts";
import { ConfirmDialog } from "../../../admin/kit/ui/confirm-dialog.tsx";
import { useNotices } from "../../../admin/kit/ui/notices.tsx";
import { AdminFailure } from "../../../admin/shell/admin-failure.tsx";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Waiting } from "../../../ui/kit/loading/waiting.tsx";
import type { LetterChange } from "../letter.ts";
import { OPEN_STATES } from "../letter-states.ts";
import { ClosedLetter } from "./closed-letter.tsx";
import { changeLetter, LETTER, letterQuery, paramOf } from "./letter-query.browser.ts";
import { LetterView, letterTitle } from "./letter-view.tsx";
import styles from "./letters.module.css";
import { TurnInto } from "./turn-into.tsx";

type LetterPanelProps = {
  id: string;
  /** The address of the list. */
  list: string;
};

/** One letter: what its reader wrote, and what becomes of it. */
export function LetterPanel({ id, list }: LetterPanelProps) {
  const { data: letter, error, refetch } = useQuery(letterQuery(id));
  const navigate = useNavigate();
  const { notify } = useNotices();
  const [asks, setAsks] = useState(false);
  const isNew = letter?.state === "received";

  const { mutate: open } = useMutation({ mutationFn: () => changeLetter(id, { state: "reading" }) });
  // Its reader may know that somebody has opened it.
  useEffect(() => {
    if (isNew) open();
  }, [isNew, open]);

  const { mutate: change } = useMutation({
    mutationFn: (json: LetterChange) => changeLetter(id, json),
    onError: ({ message }) => notify(`The letter could not be changed: ${message}`, "bad"),
  });
  const { mutate: remove } = useMutation({
    mutationFn: () => succeeded(LETTER.$delete(paramOf(id))),
    onSuccess: () => {
      notify("The letter was deleted.");
      void navigate(list, { replace: true });
    },
    onError: ({ message }) => notify(`The letter could not be deleted: ${message}`, "bad"),
    onSettled: () => setAsks(false),
  });

  if (error !== null && letter === undefined) {
    return <AdminFailure title="The letter could not be loaded" failure={error} onRetry={refetch} />;
  }
  if (letter === undefined) {
    return (
      <Waiting role="status">
        <Spinner />
        Loading the letter...
      </Waiting>
    );
  }
  const { tusker } = letter;
  const isOpen = OPEN_STATES.some((state) => state === letter.state);
  return (
    <div>
      <Link to={list} className={styles.back}>
        ‹ All letters
      </Link>
      <div className={styles.letter}>
        <article>
          <h2>{letterTitle(letter)}</h2>
          <LetterView letter={letter} />
          {tusker.publication === null && <p>His entry is in the bin or deleted: only an answer is possible.</p>}
          <p className={styles.meta}>
            Deleted on {writtenDate(letter.deletedOn)} at the latest, with a photograph that is not in the library.
          </p>
          <div className="acts">
            {isOpen && tusker.publication !== null && (
              <button type="button" className="btn quiet small" onClick={() => change({ state: "taken" })}>
                Mark as taken in
              </button>
            )}
            <button type="button" className="btn quiet small" onClick={() => setAsks(true)}>
              Delete
            </button>
          </div>
        </article>
        {isOpen ? (
          <TurnInto letter={letter} />
        ) : (
          <ClosedLetter letter={letter} onReopen={() => change({ state: "reading" })} />
        )}
      </div>
      <ConfirmDialog
        open={asks}
        text="Delete this letter?"
        confirm="Delete"
        onConfirm={() => remove()}
        onCancel={() => setAsks(false)}
      >
        <p>
          It is deleted for ever, with a photograph that is not in the library. Its reader finds nothing at the link.
        </p>
      </ConfirmDialog>
    </div>
  );
}
