import type { ComparedField } from "../entry-definition.ts";
import { TextChanges } from "./text-changes.tsx";

type ChangedFieldsProps<Values> = {
  fields: readonly ComparedField<Values>[];
  before: Values;
  after: Values;
};

/** Field by field what differs between two forms of an entry. */
export function ChangedFields<Values>({ fields, before, after }: ChangedFieldsProps<Values>) {
  return (
    <dl className="changedfields">
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
