import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { MAX_COMMENT, type Submission } from "../../../content/review/submission.ts";
import { TextArea } from "../../../ui/kit/forms/field.tsx";
import saveBar from "../../forms/entry/screen/save-bar.module.css";
import { approve, paramOf, SUBMISSION } from "../../forms/review/submission-calls.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { readToken } from "../../kit/api/token.browser.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import styles from "./review.module.css";

/** The bar at the bottom, always in view: what an editor decides, and what the author may do. */
export function DecisionBar({ submission }: { submission: Submission }) {
  const { may, username } = useOwnRole();
  const { notify } = useNotices();
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<string>();
  const { _id, kind, entryId, round, state, author, entryState, baseVersion, entryVersion } = submission;
  const mayDecide = may("review") && state === "waiting";
  const isStale = entryVersion !== baseVersion;
  const isOwn = author === username;

  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: { call(): Promise<unknown>; done: string }) => call(),
    onSuccess: (_, { done }) => {
      notify(done);
      setReason("");
      // The pressed button is about to disappear, and the focus with it.
      document.querySelector<HTMLElement>("main h1")?.focus();
    },
    onError: ({ message }) => {
      notify(message, "bad");
      // Somebody else may have decided.
      void client.invalidateQueries();
    },
  });
  const run = (call: () => Promise<unknown>, done: string) => {
    if (!isPending && readToken() !== null) mutate({ call, done });
  };
  const param = paramOf(_id);
  const back = () => {
    if (reason.trim() === "") {
      setWrong("Say what is missing, so that the writer can go on.");
      return;
    }
    const json = { round, reason: reason.trim() };
    run(() => bodyOf(SUBMISSION["send-back"].$post({ param, json })), `It was sent back to ${author}.`);
  };
  const form = `/admin/edit-${kind}/${entryId}?submission=${_id}`;
  const hasForm = entryState === "draft" || entryState === "published";
  return (
    <div className={saveBar.saveBar}>
      {mayDecide && (
        <div className={styles.decide}>
          <TextArea
            label="A word to the writer"
            rows={1}
            maxLength={MAX_COMMENT}
            value={reason}
            error={wrong}
            onChange={({ target }) => {
              setReason(target.value);
              setWrong(undefined);
            }}
          />
        </div>
      )}
      <div className={saveBar.buttons}>
        {isOwn && (
          <button
            type="button"
            className="btn quiet"
            aria-disabled={isPending || undefined}
            onClick={() =>
              run(() => bodyOf(SUBMISSION["take-back"].$post({ param, json: { round } })), "It was taken back.")
            }
          >
            Take back
          </button>
        )}
        {hasForm && (
          <Link className={mayDecide && !isStale ? "btn quiet" : "btn"} to={form}>
            Open in the form
          </Link>
        )}
        {mayDecide && (
          <button type="button" className="btn quiet" aria-disabled={isPending || undefined} onClick={back}>
            Send back
          </button>
        )}
        {mayDecide && !isStale && hasForm && (
          <button
            type="button"
            className="btn"
            aria-disabled={isPending || undefined}
            onClick={() => run(() => approve(_id, { round }), "It was approved, and is public now.")}
          >
            Approve and publish
          </button>
        )}
      </div>
    </div>
  );
}
