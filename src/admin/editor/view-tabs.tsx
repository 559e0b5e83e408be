import { type KeyboardEvent, useRef } from "react";
import styles from "./editor.module.css";

export type View = "write" | "html" | "result";

const VIEWS: readonly { view: View; label: string }[] = [
  { view: "write", label: "Write" },
  { view: "html", label: "HTML" },
  { view: "result", label: "Result" },
];

export const tabId = (id: string, view: View): string => `${id}-${view}-tab`;
export const panelId = (id: string, view: View): string => `${id}-${view}`;

type ViewTabsProps = {
  /** Of the text; the ids of tabs and panels are made of it. */
  id: string;
  label: string;
  view: View;
  onView(view: View): void;
};

/** Lets the text be written as it looks, or as HTML, and its result be read in the same place. */
export function ViewTabs({ id, label, view, onView }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const index = VIEWS.findIndex((tab) => tab.view === view);
    const next = VIEWS[(index + step + VIEWS.length) % VIEWS.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onView(next.view);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, next.view))}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={`View of ${label}`} className={styles.tabs} onKeyDown={turn}>
      {VIEWS.map((tab) => (
        <button
          key={tab.view}
          type="button"
          role="tab"
          id={tabId(id, tab.view)}
          aria-selected={tab.view === view}
          aria-controls={panelId(id, tab.view)}
          tabIndex={tab.view === view ? 0 : -1}
          onClick={() => onView(tab.view)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
