import type { ComparedField } from "../entry-definition.ts";
import styles from "./changed-fields.module.css";
import { TextChanges } from "./text-changes.tsx";

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
            <TextChanges before={field.textOf(before)} after={field.textOf(after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
