import { type FieldErrors, get, useController, useFormContext } from "react-hook-form";
import type { TuskerFields } from "../../../../content/tuskers/fields.ts";

type Part = "events" | "features" | "relations";

/** The parts of the record, which the form holds as they are stored. */
export type RecordValues = Pick<TuskerFields, Part | "claims">;

type Item<Name extends Part> = RecordValues[Name][number];

/** The message for the whole of a part, and for one of its statements. */
export function errorsIn(errors: FieldErrors, name: string) {
  const messageAt = (path: string): string | undefined => {
    const { message }: { message?: unknown } = get(errors, path) ?? {};
    return typeof message === "string" ? message : undefined;
  };
  return { error: messageAt(name), errorAt: (place: string) => messageAt(`${name}.${place}`) };
}

/** A list of the record within the form: its items, and the ways to change them. */
export function useRecordPart<Name extends Part>(name: Name) {
  const { control, formState } = useFormContext<RecordValues>();
  const { field } = useController({ control, name });
  const items = field.value as Item<Name>[];
  return {
    items,
    ...errorsIn(formState.errors, name),
    /** Focused when an error is shown. */
    ref: field.ref,
    add: (item: Item<Name>) => field.onChange([...items, item]),
    change: (index: number, fields: Partial<Item<Name>>) =>
      field.onChange(items.map((item, at) => (at === index ? withoutEmpty({ ...item, ...fields }) : item))),
    remove: (index: number) => field.onChange(items.filter((_, at) => at !== index)),
  };
}

/** Leaves out cleared fields. Otherwise a statement that was changed back would still count as changed. */
export const withoutEmpty = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== "")) as Value;
