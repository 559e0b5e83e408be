import type { ReactNode } from "react";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";

type ConfirmDialogProps = {
  open: boolean;
  /** The question itself. */
  text: string;
  /** The label of the confirm button: "Delete". */
  confirm: string;
  onConfirm(): void;
  onCancel(): void;
  /** True while the action runs: the buttons are then disabled. */
  busy?: boolean;
  /** Details, in a sentence under the question. */
  children?: ReactNode;
  /** `plain` if nothing is removed. */
  tone?: "plain" | "risk";
};

/** Asks for confirmation before a destructive action. Cancel has the initial focus. */
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
          {busy && <Spinner />}
          {confirm}
        </button>
        <button type="button" className="btn quiet" aria-disabled={busy || undefined} onClick={cancel} data-first-focus>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
