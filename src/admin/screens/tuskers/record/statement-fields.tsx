import { useState } from "react";
import { isRecordDate } from "../../../../content/record/record-date.ts";
import { CERTAINTIES, type Certainty } from "../../../../content/record/vocabulary.ts";
import { CERTAINTY_LABELS } from "../../../../content/record/words.ts";
import { writtenRecordDate } from "../../../../content/record/written-record-date.ts";
import { Select, TextInput } from "../../../../ui/kit/forms/field.tsx";
import { readTypedDate } from "./typed-date.ts";

type DateInputProps = {
  label: string;
  value: string | undefined;
  onChange: (date: string | undefined) => void;
};

/** A date as a keeper types it. It is read back in words, and kept as typed if it cannot be read. */
export function DateInput({ label, value = "", onChange }: DateInputProps) {
  const [kept, setTyped] = useState(value);
  // A restored draft or a merged conflict changes the value under what was typed.
  const typed = (readTypedDate(kept) ?? kept) === value ? kept : value;
  const read = typed === "" ? undefined : readTypedDate(typed);
  const isWrong = typed !== "" && read === undefined;
  return (
    <TextInput
      label={label}
      autoComplete="off"
      placeholder="1953, about 1953, 16 July 1988"
      value={typed}
      error={isWrong ? "This date cannot be read. Type 1953, July 1953, about 1953 or 1974 or 1978." : undefined}
      hint={read === undefined || !isRecordDate(read) ? undefined : `Read as: ${writtenRecordDate(read)}`}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value === "" ? undefined : (readTypedDate(target.value) ?? target.value));
      }}
    />
  );
}

type CertaintySelectProps = { value: Certainty; onChange: (certainty: Certainty) => void };

export function CertaintySelect({ value, onChange }: CertaintySelectProps) {
  return (
    <ChoiceSelect
      label="Certainty"
      values={CERTAINTIES}
      labels={CERTAINTY_LABELS}
      value={value}
      onChange={(certainty) => onChange(certainty ?? "certain")}
    />
  );
}

type ChoiceSelectProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value | undefined;
  /** The words of the empty option; without them a value must be chosen. */
  none?: string;
  onChange: (value: Value | undefined) => void;
};

export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, values, labels, value, none, onChange } = props;
  return (
    <Select
      label={label}
      value={value ?? ""}
      onChange={({ target }) => onChange(values.find((known) => known === target.value))}
    >
      {(none !== undefined || value === undefined) && <option value="">{none ?? "Choose"}</option>}
      {values.map((known) => (
        <option key={known} value={known}>
          {labels[known]}
        </option>
      ))}
    </Select>
  );
}
