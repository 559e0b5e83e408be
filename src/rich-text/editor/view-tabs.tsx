import { type KeyboardEvent, useRef } from "react";
import styles from "./editor.module.css";

export type View = "write" | "result";

const VIEWS: readonly { view: View; label: string }[] = [
  { view: "write", label: "Write" },
  { view: "result", label: "Result" },
];

export const tabId = (id: string, view: View): string => `${id}-${view}-tab`;
export const panelId = (id: string, view: View): string => `${id}-${view}`;

type ViewTabsProps = {
  /** Of the textarea; the ids of tabs and panels are made of it. */
  id: string;
  label: string;
  view: View;
  onView(view: View): void;
};

/** Where there is no room for both beside each other: the text or its result. */
export function ViewTabs({ id, label, view, onView }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = view === "write" ? "result" : "write";
    onView(other);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, other))}`)?.focus();
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
