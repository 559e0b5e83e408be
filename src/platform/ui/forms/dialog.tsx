import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

/** On what is to have the focus at first, where that is not what comes first. (React takes `autofocus` for itself.) */
const FIRST_FOCUS = "data-first-focus";

type DialogProps = {
  open: boolean;
  /** Asked for by Escape. The dialog stays until `open` is false: whoever has typed something may be asked first. */
  onClose(): void;
  title: string;
  children: ReactNode;
  /** `risk` for what takes something away; it is read out as an alert. */
  tone?: "plain" | "risk";
  /** Room for a form or for two things beside each other. */
  wide?: boolean;
};

/** A modal dialog. The browser keeps the keyboard inside, and gives the focus back to where it was. */
export function Dialog({ open, onClose, title, children, tone = "plain", wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element leaves the page: only a dialog that is closed, not one that is taken away, gives the focus back.
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
      className={["dialog", tone === "risk" && "risk", wide && "wide"].filter(Boolean).join(" ")}
      role={tone === "risk" ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Also comes up from file fields inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes it all the same at a second Escape.
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
