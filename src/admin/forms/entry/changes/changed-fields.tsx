import { useMemo } from "react";
import type { ComparedField } from "../entry-definition.ts";
import { BlockChanges } from "./block-changes.tsx";
import styles from "./changed-fields.module.css";

type ChangedFieldProps<Values> = { field: ComparedField<Values>; before: Values; after: Values };

function ChangedField<Values>({ field, before, after }: ChangedFieldProps<Values>) {
  const [old, fresh] = useMemo(() => [field.blocksOf(before), field.blocksOf(after)], [field, before, after]);
  return <BlockChanges before={old} after={fresh} />;
}

type ChangedFieldsProps<Values> = {
  fields: readonly ComparedField<Values>[];
  before: Values;
  after: Values;
};

/** The differences between two versions of an entry, field by field. */
export function ChangedFields<Values>({ fields, before, after }: ChangedFieldsProps<Values>) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>
            <ChangedField field={field} before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
