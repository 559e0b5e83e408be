import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

type ArrowRowProps = { label: string; className: string | undefined; children: ReactNode };

const buttonsIn = (row: HTMLElement | null): HTMLButtonElement[] => [...(row?.querySelectorAll("button") ?? [])];

/** Lets the Tab key stop at one of the buttons only. */
function stopAt(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Buttons in a row that are one stop of the Tab key: the arrows lead from one to the next. */
export function ArrowRow({ label, className, children }: ArrowRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = buttonsIn(row.current);
    if (buttons.some((button) => button === document.activeElement)) return;
    stopAt(buttons, buttons.find((button) => button.ariaPressed === "true") ?? buttons[0]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsIn(row.current);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + (STEPS[event.key] ?? Number.NaN);
    if (Number.isNaN(next) || at < 0) return;
    event.preventDefault();
    buttons[(next + buttons.length) % buttons.length]?.focus();
  };
  const onFocus = ({ target }: FocusEvent) =>
    stopAt(buttonsIn(row.current), target instanceof HTMLButtonElement ? target : undefined);
  return (
    <div ref={row} role="toolbar" aria-label={label} className={className} onKeyDown={onKeyDown} onFocus={onFocus}>
      {children}
    </div>
  );
}
