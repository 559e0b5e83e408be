import type { KeyboardEvent, ReactNode } from "react";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";

type EditorDialogProps = {
  title: string;
  confirm: string;
  onConfirm(): void;
  onClose(): void;
  /** A further button. */
  more?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** A small dialog about one thing to write. It stands inside the entry's form, so it is no form itself. */
export function EditorDialog({ title, confirm, onConfirm, onClose, more, wide = false, children }: EditorDialogProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys are of no concern to the entry's form while this is open.
    event.stopPropagation();
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} title={title} wide={wide}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field does what the button does. */}
      <div className="form" onKeyDown={onKeyDown}>
        {children}
        <div className="acts">
          <button type="button" className="btn" onClick={onConfirm}>
            {confirm}
          </button>
          <button type="button" className="btn quiet" onClick={onClose}>
            Cancel
          </button>
          {more}
        </div>
      </div>
    </Dialog>
  );
}
