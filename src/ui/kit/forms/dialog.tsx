import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

/** Marks the element to focus first, if it is not the first one. (React handles `autofocus` in its own way.) */
const FIRST_FOCUS = "data-first-focus";

type DialogProps = {
  open: boolean;
  /** Called on Escape. The dialog stays open until `open` is false, so that unsaved input can be confirmed first. */
  onClose(): void;
  title: string;
  children: ReactNode;
  /** `risk` for destructive actions; announced as an alert. */
  tone?: "plain" | "risk";
  /** Wide enough for a form or two columns. */
  wide?: boolean;
};

/** A modal dialog. The browser traps the focus inside, and restores it on closing. */
export function Dialog({ open, onClose, title, children, tone = "plain", wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect closes it before it is removed: only closing a dialog restores the focus, removing it does not.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    element.showModal();
    element.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`)?.focus();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, tone === "risk" && styles.risk, wide && styles.wide].filter(Boolean).join(" ")}
      role={tone === "risk" ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // File inputs inside the dialog also emit `cancel`, which bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes the dialog on a second Escape anyway.
      onClose={(event) => {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
    >
      {open && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  );
}
