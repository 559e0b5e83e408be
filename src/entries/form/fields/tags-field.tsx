import { useEffect, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { failureOf } from "../../../admin/api/failure.ts";
import type { EntryKind } from "../../../platform/identifiers/entry-kind.ts";
import { Icon } from "../../../platform/ui/icon.tsx";
import { cautionId, PlaceCaution } from "../../cautions/places-caution.tsx";
import { listTags } from "../entry-calls.browser.ts";
import type { SharedValues } from "../entry-definition.ts";
import { AddTagDialog } from "./add-tag-dialog.tsx";
import { ChipsField } from "./chips-field.tsx";
import styles from "./tags-field.module.css";

/** The tags already used by entries of this kind; empty until they have loaded. */
function useKnownTags(kind: EntryKind): { known: readonly string[]; trouble: string | undefined } {
  const [known, setKnown] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    listTags(kind, leaving.signal)
      .then(setKnown)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setTrouble(failureOf(error).message);
      });
    return () => leaving.abort();
  }, [kind]);
  return { known, trouble };
}

type TagsFieldProps = {
  kind: EntryKind;
  /** Tags offered as buttons, even before any entry has them. */
  suggested?: readonly string[] | undefined;
};

/** The tags of an entry: existing or new ones. */
export function TagsField({ kind, suggested = [] }: TagsFieldProps) {
  const { control } = useFormContext<SharedValues>();
  const { field, fieldState } = useController({ control, name: "tags" });
  const { known, trouble } = useKnownTags(kind);
  const [isAdding, setAdding] = useState(false);
  const has = (tag: string) => field.value.some((other) => other.toLowerCase() === tag.toLowerCase());
  const add = (tag: string) => {
    if (!has(tag)) field.onChange([...field.value, tag]);
  };
  const open = suggested.filter((tag) => !has(tag));
  return (
    <div className={styles.tags}>
      <ChipsField
        label="Tags"
        noun="tag"
        values={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        suggestions={[...new Set([...known, ...suggested])]}
        placeholder="Type to find a tag"
        noteId={cautionId("tags")}
        error={fieldState.error?.message}
        splitAtCommas
        ref={field.ref}
      />
      <PlaceCaution of="tags" />
      {trouble !== undefined && (
        <p className="hint">The existing tags could not be loaded, but you can type new ones. {trouble}</p>
      )}
      {open.length > 0 && (
        <div className={styles.suggested}>
          <span>Suggested:</span>
          {open.map((tag) => (
            <button type="button" key={tag} onClick={() => add(tag)}>
              <span className="sr">Add </span>
              {tag}
            </button>
          ))}
        </div>
      )}
      <div>
        <button type="button" className="btn quiet small" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          Add Tag
        </button>
      </div>
      <AddTagDialog open={isAdding} onAdd={add} onClose={() => setAdding(false)} />
    </div>
  );
}
