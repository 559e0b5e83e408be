import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { EntryKind } from "../../../../platform/ids/entry-kind.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { cautionId, PlaceCaution } from "../../../inputs/warnings/places-caution.tsx";
import { adminApi } from "../../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../kit/api/failure.ts";
import type { SharedValues } from "../entry-definition.ts";
import { AddTagDialog } from "./add-tag-dialog.tsx";
import { ChipsField } from "./chips-field.tsx";
import styles from "./tags-field.module.css";

type TagsFieldProps = {
  kind: EntryKind;
  /** Tags offered as buttons, even before any entry has them. */
  suggested?: readonly string[] | undefined;
};

/** The tags of an entry: existing or new ones. */
export function TagsField({ kind, suggested = [] }: TagsFieldProps) {
  const { control } = useFormContext<SharedValues>();
  const { field, fieldState } = useController({ control, name: "tags" });
  const { data: known = [], error } = useQuery({
    queryKey: ["tags of entries", kind],
    queryFn: ({ signal }) => bodyOf(adminApi.api[`${kind}s`].tags.all.$get({}, { init: { signal } })),
  });
  const [isAdding, setAdding] = useState(false);
  const has = (tag: string) => field.value.some((other) => other.toLowerCase() === tag.toLowerCase());
  const add = (tag: string) => {
    if (!has(tag)) field.onChange([...field.value, tag]);
  };
  const open = suggested.filter((tag) => !has(tag));
  return (
    <div className={styles.tags}>
      <div className={styles.row}>
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
        <button type="button" className="btn quiet" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          Add Tag
        </button>
      </div>
      <PlaceCaution of="tags" />
      {error !== null && (
        <p className="hint">The existing tags could not be loaded, but you can type new ones. {error.message}</p>
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
      <AddTagDialog open={isAdding} onAdd={add} onClose={() => setAdding(false)} />
    </div>
  );
}
