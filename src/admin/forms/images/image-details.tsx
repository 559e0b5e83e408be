import type { ReactNode, ToggleEvent } from "react";
import { Icon } from "../../../ui/kit/icon.tsx";
import styles from "./image-details.module.css";

type State = "filled" | "missing" | "wrong";

const LINES: Record<State, string | undefined> = {
  filled: styles.line,
  missing: `${styles.line} ${styles.missing}`,
  wrong: `${styles.line} ${styles.wrong}`,
};

type ImageDetailsProps = {
  title: string;
  state: State;
  /** A summary of the content, or what is wrong with it. */
  line: string;
  open?: boolean;
  onToggle?(event: ToggleEvent<HTMLDetailsElement>): void;
  children: ReactNode;
};

/** A section of an image's details, collapsed by default. */
export function ImageDetails({ title, state, line, open, onToggle, children }: ImageDetailsProps) {
  return (
    <details className={styles.details} open={open} onToggle={onToggle}>
      <summary>
        <span className={styles.title}>{title}</span>
        <span className={LINES[state]}>
          {state !== "filled" && <Icon name="triangle-alert" />}
          {line}
        </span>
      </summary>
      {children}
    </details>
  );
}
