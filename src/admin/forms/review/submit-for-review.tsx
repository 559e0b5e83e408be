import { useState } from "react";
import { MAX_NOTE } from "../../../content/review/submission.ts";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { TextArea } from "../../../ui/kit/forms/field.tsx";

type SubmitForReviewProps = {
  busy: boolean;
  /** Whether it was submitted before. */
  isAgain: boolean;
  onSubmit(note: string): void;
};

/** The button with which a writer asks an editor to publish, and the dialog for a word to the editor. */
export function SubmitForReview({ busy, isAgain, onSubmit }: SubmitForReviewProps) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState("");
  return (
    <>
      <button type="button" className="btn" aria-disabled={busy || undefined} onClick={() => !busy && setOpen(true)}>
        {isAgain ? "Submit again" : "Submit for review"}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Submit for review" tone="plain">
        <p>
          An editor reads it and publishes it, or sends it back and says why. Until then nothing changes for readers.
        </p>
        <TextArea
          label="A word to the editor"
          hint="What is new, and its source. Optional."
          rows={3}
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="acts">
          <button
            type="button"
            className="btn"
            onClick={() => {
              setOpen(false);
              onSubmit(note.trim());
            }}
          >
            Submit
          </button>
          <button type="button" className="btn quiet" onClick={() => setOpen(false)}>
            Cancel
          </button>
        </div>
      </Dialog>
    </>
  );
}
