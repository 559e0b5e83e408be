import type { ReactNode } from "react";
import { Panel } from "../../../admin/ui/panel.tsx";
import sheetStyles from "../../../entries/form/screen/entry-sheet.module.css";
import { Icon } from "../../../platform/ui/icon.tsx";
import styles from "./statement-list.module.css";

type RecordPanelProps = {
  id: string;
  title: string;
  hint: string;
  error: string | undefined;
  children: ReactNode;
};

/** A panel of the form for one part of the record. */
export function RecordPanel({ id, title, hint, error, children }: RecordPanelProps) {
  return (
    <Panel className={sheetStyles.wide} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="hint">{hint}</p>
      {children}
      {error !== undefined && (
        <p className="err">
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </p>
      )}
    </Panel>
  );
}

type StatementProps = {
  summary: ReactNode;
  open?: boolean;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
};

/** One statement: a line that says it, and its fields behind it. */
export function Statement({ summary, open = false, removeLabel, onRemove, children }: StatementProps) {
  return (
    <details className={styles.statement} open={open}>
      <summary>{summary}</summary>
      <div className={styles.fields}>{children}</div>
      <button type="button" className="btn quiet small" onClick={onRemove}>
        <Icon name="trash" />
        {removeLabel}
      </button>
    </details>
  );
}

export const Statements = ({ children }: { children: ReactNode }) => (
  <div className={styles.statements}>{children}</div>
);
