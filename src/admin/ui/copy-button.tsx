import { useState } from "react";
import { Icon } from "../../platform/ui/icon.tsx";
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
