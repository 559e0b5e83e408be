import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { CitedSources } from "../../../inputs/sources/cited-sources.tsx";
import styles from "./statement-list.module.css";

const Flaw = ({ message }: { message: string }) => (
  <p className="err">
    <Icon name="triangle-alert" />
    <span>{message}</span>
  </p>
);

type StatementProps = {
  /** What it says. */
  words: ReactNode;
  /** How sure it is, and when: in small letters behind the words. */
  remark?: string | undefined;
  /** The same in one line, for the names of its buttons. */
  name: string;
  /** The first of several accounts, which lists and cards show. */
  leads?: boolean;
  sources: readonly string[];
  onSources(keys: string[]): void;
  /** Its place in the form, such as `claims.born.0`: errors lead there. */
  path: string;
  error?: string | undefined;
  /** For a statement that was just added and has to be filled in. */
  startsOpen?: boolean;
  removeLabel: string;
  onRemove(): void;
  /** Its fields. */
  children: ReactNode;
};

/** One statement: a line that says it and names its sources, and its fields behind a button. */
export function Statement(props: StatementProps) {
  const { words, remark, name, leads, sources, onSources, path, error, startsOpen = false, removeLabel } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (startsOpen) fields.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [startsOpen]);
  useEffect(() => {
    if (error !== undefined) setOpen(true);
  }, [error]);
  const remove = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest("details")?.querySelector("h3")?.focus();
    props.onRemove();
  };
  return (
    <div className={styles.statement} data-place={path}>
      <div className={styles.line}>
        <div className={styles.told}>
          {leads && (
            <span className={styles.leads}>
              <Icon name="star" />
              <span className="sr">Leads: </span>
            </span>
          )}
          <span className={styles.words}>{words}</span>
          {remark && <span className={styles.remark}>{remark}</span>}
          <CitedSources value={sources} onChange={onSources} of={name} />
        </div>
        <button
          type="button"
          className={`iconbtn ${styles.pencil}`}
          data-change
          aria-label={`Change: ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="pencil" />
        </button>
      </div>
      {error !== undefined && <Flaw message={error} />}
      {isOpen && (
        <div id={id} className={styles.open}>
          <div className={styles.fields} ref={fields}>
            {props.children}
          </div>
          <button type="button" className="btn quiet small" onClick={remove}>
            <Icon name="trash" />
            {removeLabel}
          </button>
        </div>
      )}
    </div>
  );
}

export const Statements = ({ children }: { children: ReactNode }) => (
  <div className={styles.statements}>{children}</div>
);
