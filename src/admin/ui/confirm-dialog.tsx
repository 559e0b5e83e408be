import type { ReactNode } from "react";
import { Dialog } from "../../platform/ui/forms/dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  /** The question itself. */
  text: string;
  /** The word on the button that does it: "Delete". */
  confirm: string;
  onConfirm(): void;
  onCancel(): void;
  /** True while it is being done: the buttons then wait. */
  busy?: boolean;
  /** What it is about, in a sentence under the question. */
  children?: ReactNode;
  /** `plain` where nothing is taken away. */
  tone?: "plain" | "risk";
};

/** Asks before something is done that takes something away. The focus begins at Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, text, confirm, onConfirm, onCancel, busy = false, children, tone = "risk" } = props;
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog open={open} onClose={cancel} title={text} tone={tone}>
      {children}
      <div className="acts">
        <button
          type="button"
          className={tone === "risk" ? "btn danger" : "btn"}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onConfirm();
          }}
        >
          {busy && <span className="turn" aria-hidden="true" />}
          {confirm}
        </button>
        <button type="button" className="btn quiet" aria-disabled={busy || undefined} onClick={cancel} data-first-focus>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
