import type { ReactNode } from "react";
import { Icon } from "../../../platform/ui/icon.tsx";
import type { Keeping } from "../use-kept-draft.browser.ts";
import styles from "./save-bar.module.css";

const KEEPING: Record<Keeping, string> = {
  unchanged: "Nothing is unsaved.",
  kept: "Unsaved changes. This browser keeps them until you save.",
  "not kept": "Unsaved changes, and this browser cannot keep them: save soon.",
};

const CLASSES: Record<Keeping, string | undefined> = {
  unchanged: styles.keeping,
  kept: `${styles.keeping} ${styles.kept}`,
  "not kept": `${styles.keeping} ${styles.unkept}`,
};

type SaveBarProps = {
  keeping: Keeping;
  /** Why the last save failed. */
  failure: string | undefined;
  /** The number of invalid fields. */
  wrong: number;
  children: ReactNode;
};

/** The sticky bar at the bottom: unsaved changes, the last error, and the buttons. */
export function SaveBar({ keeping, failure, wrong, children }: SaveBarProps) {
  return (
    <div className={styles.saveBar}>
      <div role="alert" className={styles.failure}>
        {failure !== undefined && (
          <p>
            <Icon name="triangle-alert" />
            <span>{failure}</span>
          </p>
        )}
      </div>
      <div className={styles.state}>
        {wrong > 0 && (
          <p className="err">
            <Icon name="triangle-alert" />
            <span>Not saved: {wrong === 1 ? "one field is" : `${wrong} fields are`} not right yet.</span>
          </p>
        )}
        {(wrong === 0 || keeping !== "unchanged") && (
          <p className={CLASSES[keeping]}>
            {keeping === "not kept" ? <Icon name="triangle-alert" /> : <Icon name="circle-check" />}
            <span>{KEEPING[keeping]}</span>
          </p>
        )}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
