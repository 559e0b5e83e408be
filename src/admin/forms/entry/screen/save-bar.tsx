import type { ReactNode } from "react";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { Spinner } from "../../../../ui/kit/loading/spinner.tsx";
import type { Keeping } from "../use-kept-draft.browser.ts";
import styles from "./save-bar.module.css";

type State = Keeping["state"] | "saving";

const WORDS: Record<State, string> = {
  unchanged: "All changes saved",
  saving: "Saving…",
  saved: "Saved",
  kept: "Draft saved on this computer",
  "not kept": "Draft not saved: the storage of this browser is full or turned off. Save soon.",
};

const CLASSES: Partial<Record<State, string | undefined>> = { kept: styles.kept, "not kept": styles.unkept };

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** A word and a time. Screen readers hear the word when it changes, and not the time, which changes with every pause. */
function KeepingLine({ keeping: { state: stored, at }, saving }: { keeping: Keeping; saving: boolean }) {
  const state = saving ? "saving" : stored;
  return (
    <p className={`${styles.keeping} ${CLASSES[state] ?? ""}`}>
      {saving ? <Spinner /> : <Icon name={state === "not kept" ? "triangle-alert" : "circle-check"} />}
      <span>
        <span role="status">{WORDS[state]}</span>
        {(state === "saved" || state === "kept") && at !== undefined && (
          <>
            {" "}
            <time dateTime={at.toISOString()}>{clock.format(at)}</time>
          </>
        )}
      </span>
    </p>
  );
}

type SaveBarProps = {
  keeping: Keeping;
  saving: boolean;
  /** Why the last save failed. */
  failure: string | undefined;
  /** The number of invalid fields. */
  wrong: number;
  children: ReactNode;
};

/** The sticky bar at the bottom: unsaved changes, the last error, and the buttons. */
export function SaveBar({ keeping, saving, failure, wrong, children }: SaveBarProps) {
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
        {(wrong === 0 || keeping.state !== "unchanged") && <KeepingLine keeping={keeping} saving={saving} />}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
