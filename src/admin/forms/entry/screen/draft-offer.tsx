import { useState } from "react";
import { ConfirmDialog } from "../../../kit/ui/confirm-dialog.tsx";
import { ChangedFields } from "../changes/changed-fields.tsx";
import { draftValues, type KeptDraft } from "../draft-store.browser.ts";
import type { SharedValues } from "../entry-definition.ts";
import { findDifferences } from "../three-way.ts";
import type { EntryForm } from "../use-entry-form.browser.ts";
import { writtenTimestamp } from "../written-timestamp.ts";
import styles from "./draft-offer.module.css";

type DraftOfferProps<Values extends SharedValues, Content> = {
  entry: EntryForm<Values, Content>;
  draft: KeptDraft;
  /** It was restored or discarded. The offer disappears, and the focus has to go elsewhere. */
  onAnswered(): void;
};

/** Offers a draft from an earlier visit and shows how it differs from the stored entry. */
export function DraftOffer<Values extends SharedValues, Content>({
  entry,
  draft,
  onAnswered,
}: DraftOfferProps<Values, Content>) {
  const [isAsking, setAsking] = useState(false);
  const { definition, origin, begun } = entry;
  const stored = begun.current.base;
  const kept = draftValues(definition, draft, stored);
  const fields = findDifferences(definition.compared, stored, kept);
  const isOutdated = origin !== undefined && draft.version !== null && draft.version !== origin.version;
  return (
    <section className={styles.offer} aria-labelledby={`offer-${draft.savedAt}`}>
      <h2 id={`offer-${draft.savedAt}`}>You have unsaved text from {writtenTimestamp(draft.savedAt)}.</h2>
      {isOutdated && (
        <p>The {definition.words.noun} has been changed since then. When you save, you will see both side by side.</p>
      )}
      {fields.length > 0 && (
        <details>
          <summary>What differs: {fields.map(({ label }) => label).join(", ")}</summary>
          <ChangedFields fields={fields} before={stored} after={kept} />
        </details>
      )}
      <div className="acts">
        <button
          type="button"
          className="btn small"
          onClick={() => {
            entry.restore(draft);
            onAnswered();
          }}
        >
          Restore
        </button>
        <button type="button" className="btn quiet small" onClick={() => setAsking(true)}>
          Discard
        </button>
      </div>
      <ConfirmDialog
        open={isAsking}
        text="Discard the unsaved text?"
        confirm="Discard"
        onConfirm={() => {
          setAsking(false);
          entry.draft.discard(draft);
          onAnswered();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>There is no other copy: it cannot be restored.</p>
      </ConfirmDialog>
    </section>
  );
}
