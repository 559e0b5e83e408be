import cautionStyles from "../../../admin/ui/caution.module.css";
import { Icon } from "../../../platform/ui/icon.tsx";
import styles from "./pasted-note.module.css";
import type { Pasted } from "./use-pasting.browser.ts";

type PastedNoteProps = { pasted: Pasted | undefined; onPlain(): void; onClose(): void };

/** After a paste with formatting: that it was kept, and how to have the plain text. */
export function PastedNote({ pasted, onPlain, onClose }: PastedNoteProps) {
  return (
    <div role="status">
      {pasted !== undefined && (
        <div className={`${cautionStyles.caution} ${styles.note}`}>
          <Icon name="info" />
          <p>
            The formatting of what you pasted was kept as tags.
            {pasted.hadImages && " Its images were left out: add them under Images."}
          </p>
          <button type="button" className="btn quiet small" onClick={onPlain}>
            Use plain text instead
          </button>
          <button type="button" className="iconbtn" aria-label="Dismiss" onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>
  );
}
