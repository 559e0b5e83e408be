import { kinds } from "../../../content/sources/kind-words.ts";
import { SOURCE_KINDS } from "../../../content/sources/source.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { Select, TextArea, TextInput } from "../../../ui/kit/forms/field.tsx";
import { readTypedDay } from "../../inputs/sources/typed-day.ts";
import type { Sending } from "../../kit/ui/use-sending.browser.ts";
import { FIELD_LABELS, type SourceField, type SourceValues } from "./source-values.ts";

type SourceFieldsProps = {
  values: SourceValues;
  sending: Sending<SourceField>;
  onChange(values: SourceValues): void;
};

const HINTS: Partial<Record<SourceField, string>> = {
  date: "A year, a month or a day, such as 8 September 2013.",
  readOn: "A year, a month or a day, such as 8 September 2013.",
  language: "A code such as en, si or ta.",
};

/** What a date is understood as, for its hint. */
function readBack(field: SourceField, text: string): string | undefined {
  const read = field === "date" || field === "readOn" ? readTypedDay(text) : undefined;
  return read === undefined ? HINTS[field] : `Read as: ${writtenDate(read)}`;
}

/** The controls of one source. */
export function SourceFields({ values, sending, onChange }: SourceFieldsProps) {
  const control = (name: SourceField) => ({
    name,
    label: FIELD_LABELS[name],
    value: values[name],
    error: sending.errorAt(name),
    hint: readBack(name, values[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      sending.forget(name);
      onChange({ ...values, [name]: target.value });
    },
  });
  const typed = { autoComplete: "off" };
  const address = { ...typed, inputMode: "url", autoCapitalize: "none", spellCheck: false } as const;
  return (
    <>
      <TextInput {...control("title")} {...typed} required />
      <Select {...control("kind")}>
        {SOURCE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </Select>
      <TextInput {...control("publisher")} {...typed} />
      <TextInput {...control("author")} {...typed} />
      <TextInput {...control("date")} {...typed} />
      <TextInput {...control("url")} {...address} />
      <TextInput {...control("archiveUrl")} {...address} />
      <TextInput {...control("readOn")} {...typed} />
      <TextInput {...control("language")} {...typed} autoCapitalize="none" spellCheck={false} />
      <TextArea
        {...control("note")}
        rows={3}
        hint="Without an address: where it can be found, such as the page, the archive or the library."
      />
    </>
  );
}
