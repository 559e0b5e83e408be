import { useState } from "react";
import { Icon } from "../../../ui/kit/icon.tsx";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import styles from "./dashboard.module.css";
import type { Shown } from "./list-state.ts";
import { TagDialog } from "./tag-dialog.tsx";
import type { ChangeOfChosen } from "./use-entry-actions.browser.ts";
import { counted } from "./words.ts";

type BulkBarProps = {
  show: Shown;
  /** How many rows are selected; at least one. */
  count: number;
  busy: boolean;
  onDo(change: ChangeOfChosen): void;
  onClear(): void;
};

/** Actions on all selected rows. */
export function BulkBar({ show, count, busy, onDo, onClear }: BulkBarProps) {
  const [asking, setAsking] = useState(false);
  const [tagging, setTagging] = useState(false);
  const run = (change: ChangeOfChosen) => {
    if (busy) return;
    setAsking(false);
    setTagging(false);
    onDo(change);
  };
  const one = show === "tuskers" ? "tusker" : "article";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={styles.bulk} role="group" aria-label="For all that are chosen">
      <span role="status">{counted(show, count)} chosen</span>
      <button type="button" className="btn quiet small" aria-disabled={busy} onClick={() => run({ action: "publish" })}>
        <Icon name="check" />
        Publish
      </button>
      <button
        type="button"
        className="btn quiet small"
        aria-disabled={busy}
        onClick={() => run({ action: "unpublish" })}
      >
        <Icon name="pencil" />
        Unpublish
      </button>
      <button type="button" className="btn quiet small" aria-disabled={busy} onClick={() => setTagging(true)}>
        <Icon name="tag" />
        Tags
      </button>
      <button type="button" className="btn quiet small" aria-disabled={busy} onClick={() => setAsking(true)}>
        <Icon name="trash" />
        Delete
      </button>
      <button type="button" className="iconbtn" aria-label="Choose none" onClick={onClear}>
        <Icon name="x" />
      </button>
      <TagDialog
        open={tagging}
        show={show}
        chosen={counted(show, count)}
        onDo={run}
        onCancel={() => setTagging(false)}
      />
      <ConfirmDialog
        open={asking}
        text={
          count === 1
            ? `Are you sure you want to delete this ${one}?`
            : `Are you sure you want to delete these ${counted(show, count)}?`
        }
        confirm="Delete"
        onConfirm={() => run({ action: "bin" })}
        onCancel={() => setAsking(false)}
      >
        <p>They go to the bin and leave the public site. They can be restored from there for 30 days.</p>
      </ConfirmDialog>
    </div>
  );
}
