import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { EntryKind } from "../../../../platform/ids/entry-kind.ts";
import { Select, TextArea, TextInput } from "../../../../ui/kit/forms/field.tsx";
import { cautionId, PlaceCaution } from "../../../inputs/warnings/places-caution.tsx";
import { PrintCaution, printCautionId } from "../../../inputs/warnings/print-caution.tsx";
import { WithComments } from "../../review/field-comments.tsx";
import type { EntrySheet } from "../entry-definition.ts";
import { ChipsField } from "./chips-field.tsx";
import { ChoiceOf } from "./choice-of.tsx";
import { TagsField } from "./tags-field.tsx";

/** Further texts and settings of a control. */
type ControlWords = {
  hint?: string;
  placeholder?: string;
  /** Suggestions. Other text is accepted too. */
  suggestions?: readonly string[];
  /** The noun for one item of a list. */
  noun?: string;
  /** Show all options instead of a menu. */
  inSight?: boolean;
  maxLength?: number;
  /** Documents for printing show the text. */
  printed?: boolean;
  /** Another part of the form shows the same value. */
  hidden?: boolean;
  autoComplete?: string;
  /** A hand-written control, instead of that of the field's kind. */
  byHand?: ReactNode;
};

/** The same by field name. Most fields need none. */
export type Controls = Readonly<Record<string, ControlWords>>;

type FieldControlProps = { sheet: EntrySheet; name: string; controls: Controls };

const PARTIAL_DATE = "2022, 2022-11 or 2022-11-24";

/** The control of a field, with what reviewers say about it. Fields with their own panel have none. */
export const FieldControl = (props: FieldControlProps) => (
  <WithComments name={props.name}>{props.controls[props.name]?.byHand ?? <Control {...props} />}</WithComments>
);

const cautionIds = (name: string, isPrinted: boolean): string =>
  isPrinted ? `${cautionId(name)} ${printCautionId(name)}` : cautionId(name);

const Cautions = ({ of, printed }: { of: string; printed: boolean }) => (
  <>
    <PlaceCaution of={of} />
    {printed && <PrintCaution of={of} />}
  </>
);

/** The control by the kind of the field. */
function Control({ sheet, name, controls }: FieldControlProps) {
  const { register, formState } = useFormContext();
  const {
    suggestions,
    noun = "item",
    inSight,
    printed = false,
    hidden: _isHidden,
    byHand: _byHand,
    ...words
  } = controls[name] ?? {};
  const field = sheet.fields[name];
  const label = sheet.labels[name] ?? name;
  const error = formState.errors[name]?.message?.toString();
  const input = { label, required: field?.required ?? false, error, ...words, ...register(name) };
  switch (field?.kind) {
    case "text":
      return (
        <div>
          {field.lines ? (
            <TextArea rows={3} {...input} noteId={cautionIds(name, printed)} />
          ) : (
            <TextInput
              autoComplete="off"
              list={suggestions && `${name}-suggestions`}
              {...input}
              noteId={cautionIds(name, printed)}
            />
          )}
          {suggestions && (
            <datalist id={`${name}-suggestions`}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
          <Cautions of={name} printed={printed} />
        </div>
      );
    case "number":
      return <TextInput inputMode={field.step === 1 ? "numeric" : "decimal"} autoComplete="off" {...input} />;
    case "date":
      return field.partial ? (
        <TextInput placeholder={PARTIAL_DATE} autoComplete="off" {...input} />
      ) : (
        <TextInput type="date" {...input} />
      );
    case "choice": {
      const options = field.values.map((value) => ({ value, label: sheet.choices[name]?.[value] ?? value }));
      if (inSight) return <ChoiceOf name={name} label={label} options={options} hint={words.hint} />;
      return (
        <Select {...input}>
          {field.required && <option value="">Select a {label.toLowerCase()}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    }
    case "list":
      return (
        <TextList name={name} label={label} noun={noun} hint={words.hint} suggestions={suggestions} printed={printed} />
      );
    case "tags":
      return <TagsField kind={sheet.kind as EntryKind} suggested={suggestions} />;
    default:
      throw new Error(`The field “${name}” has no control.`);
  }
}

type TextListProps = {
  name: string;
  label: string;
  noun: string;
  hint: string | undefined;
  suggestions: readonly string[] | undefined;
  printed: boolean;
};

function TextList({ name, label, noun, hint, suggestions = [], printed }: TextListProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  return (
    <div>
      <ChipsField
        label={label}
        noun={noun}
        values={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        placeholder="Write one and press Enter"
        suggestions={suggestions}
        hint={hint}
        noteId={cautionIds(name, printed)}
        error={fieldState.error?.message}
        ref={field.ref}
      />
      <Cautions of={name} printed={printed} />
    </div>
  );
}
