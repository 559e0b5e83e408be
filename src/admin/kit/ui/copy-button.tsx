import { type ReactNode, useEffect, useRef, useState } from "react";
import { Field } from "../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import styles from "./copy-button.module.css";

type CopyButtonProps = {
  text: string;
  /** What it copies, for screen readers: "the link". */
  what: string;
};

/** Copies a text to the clipboard, and reports whether that worked: a browser may refuse. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string }>();
  const copy = async () => {
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copied = false;
    }
    setOutcome({ copied, text });
  };
  const now = outcome?.text === text ? outcome : undefined;
  return (
    <span className={styles.copy}>
      <button type="button" className="btn quiet small" onClick={() => void copy()}>
        {now?.copied && <Icon name="check" />}
        Copy<span className="sr"> {what}</span>
      </button>
      <span role="status">
        {now !== undefined && (now.copied ? "Copied." : "The browser did not allow it. Select the text and copy it.")}
      </span>
    </span>
  );
}

type ShownOnceProps = {
  /** Names the field. */
  label: string;
  text: string;
  /** What is copied, for screen readers. */
  what?: string;
  /** What to do with it, and until when. */
  children: ReactNode;
  onDone(): void;
};

/** A new link or secret that is not shown again, selected, with a button that copies it. */
export function ShownOnce({ label, text, what = "the link", children, onDone }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className="form">
      <Note kind="ok">{children}</Note>
      <Field label={label}>
        {(ids) => (
          <input {...ids} ref={field} type="text" readOnly value={text} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <div className="acts">
        <CopyButton text={text} what={what} />
        <button type="button" className="btn small" onClick={onDone}>
          Done
        </button>
      </div>
    </div>
  );
}
