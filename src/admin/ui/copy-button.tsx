import { useState } from "react";
import { Icon } from "../../platform/ui/icon.tsx";

type CopyButtonProps = {
  text: string;
  /** What it copies, for those who do not see where it stands: "the link". */
  what: string;
};

/** Puts a text into the clipboard, and says whether that went well: a browser may refuse it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [told, setTold] = useState<{ copied: boolean; text: string }>();
  const copy = async () => {
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copied = false;
    }
    setTold({ copied, text });
  };
  const now = told?.text === text ? told : undefined;
  return (
    <span className="copying">
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
