import { Fragment, useState } from "react";
import { Icon } from "../../../../ui/kit/icon.tsx";
import cautionStyles from "../../../kit/ui/caution.module.css";
import type { ImageUse, SameImage } from "../../stored-images/image-value.ts";
import styles from "./same-image-note.module.css";

type SameImageNoteProps = {
  same: SameImage;
  /** True if the entry already shows the stored image. */
  isHere: boolean;
  /** Replaces the upload with the stored image. Rejects if that fails. */
  onUseStored(): Promise<void>;
  onKeep(): void;
};

const editAddress = ({ kind, _id }: ImageUse): string => `/admin/edit-${kind}/${encodeURIComponent(_id)}`;

/** Tells the user that an uploaded image is already stored, and which entries use it. */
export function SameImageNote({ same, isHere, onUseStored, onKeep }: SameImageNoteProps) {
  const [state, setState] = useState<"asked" | "busy" | "failed">("asked");
  const { usedBy } = same;
  const use = () => {
    if (state === "busy") return;
    setState("busy");
    onUseStored().catch(() => setState("failed"));
  };
  return (
    <div className={`${cautionStyles.caution} ${styles.same}`}>
      <Icon name="info" />
      <div>
        <p>
          {isHere ? (
            "The same image is already in this list."
          ) : usedBy.length === 0 ? (
            "The same image is already stored, but no entry uses it."
          ) : (
            <>
              The same image is already used by{" "}
              {usedBy.map((entry, index) => (
                <Fragment key={entry._id}>
                  {index > 0 && (index === usedBy.length - 1 ? " and " : ", ")}
                  <a href={editAddress(entry)} target="_blank" rel="noreferrer">
                    {entry.title}
                    <span className="sr"> (opens in a new tab)</span>
                  </a>
                </Fragment>
              ))}
              .
            </>
          )}
        </p>
        {state === "failed" && (
          <p className="err">The stored image could not be looked up. Try again, or keep this one.</p>
        )}
        <div className="acts">
          <button type="button" className="btn quiet small" aria-disabled={state === "busy" || undefined} onClick={use}>
            {isHere ? "Remove this one" : "Use the stored one"}
          </button>
          <button type="button" className="linklike" onClick={onKeep}>
            Keep both
          </button>
        </div>
      </div>
    </div>
  );
}
