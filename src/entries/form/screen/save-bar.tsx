import type { ReactNode } from "react";
import { Icon } from "../../../platform/ui/icon.tsx";
import type { Keeping } from "../use-kept-draft.browser.ts";

const KEEPING: Record<Keeping, string> = {
  unchanged: "Nothing is unsaved.",
  kept: "Unsaved changes. This browser keeps them until you save.",
  "not kept": "Unsaved changes, and this browser cannot keep them: save soon.",
};

type SaveBarProps = {
  keeping: Keeping;
  /** Why the last save was not made. */
  failure: string | undefined;
  /** How many fields of it are wrong. */
  wrong: number;
  children: ReactNode;
};

/** The bar that stays at the bottom: what is unsaved, why it could not be saved, and the buttons. */
export function SaveBar({ keeping, failure, wrong, children }: SaveBarProps) {
  return (
    <div className="savebar">
      <div role="alert" className="savefailure">
        {failure !== undefined && (
          <p>
            <Icon name="triangle-alert" />
            <span>{failure}</span>
          </p>
        )}
      </div>
      <div className="savestate">
        {wrong > 0 && (
          <p className="err">
            <Icon name="triangle-alert" />
            <span>Not saved: {wrong === 1 ? "one field is" : `${wrong} fields are`} not right yet.</span>
          </p>
        )}
        {(wrong === 0 || keeping !== "unchanged") && (
          <p className={`keeping ${keeping === "not kept" ? "unkept" : keeping}`}>
            {keeping === "not kept" ? <Icon name="triangle-alert" /> : <Icon name="circle-check" />}
            <span>{KEEPING[keeping]}</span>
          </p>
        )}
      </div>
      <div className="saveacts">{children}</div>
    </div>
  );
}
