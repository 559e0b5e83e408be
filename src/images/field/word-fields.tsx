import { useId } from "react";
import { TextCaution } from "../../entries/cautions/text-caution.tsx";
import { isPartialDate } from "../../platform/text/partial-date.ts";
import { TextArea, TextInput } from "../../platform/ui/forms/field.tsx";
import type { ImageWords } from "../stored/image-value.ts";
import { textCaution } from "./image-cautions.ts";

/** Common licences, as suggestions. */
const LICENCES = [
  "All rights reserved",
  "CC BY 4.0",
  "CC BY-SA 4.0",
  "CC BY-NC 4.0",
  "CC0",
  "Public domain",
  "Used with permission",
];

const DATE_ERROR = "Write a year (2022), a month (2022-11) or a day (2022-11-24).";

type Texts = Omit<ImageWords, "focus">;

/** The errors in an image's texts, by field. */
export function textErrors({ alt, credit, licence, takenOn }: Texts): Partial<Record<keyof Texts, string>> {
  const errors: Partial<Record<keyof Texts, string>> = {};
  for (const [kind, text] of Object.entries({ alt, credit, licence })) {
    const { error } = textCaution(kind as "alt" | "credit" | "licence", text);
    if (error !== undefined) errors[kind as keyof Texts] = error;
  }
  if (takenOn.trim() !== "" && !isPartialDate(takenOn.trim())) errors.takenOn = DATE_ERROR;
  return errors;
}

type WordFieldsProps = {
  words: Texts;
  /** The server's errors, in addition to those checked here. */
  errors?: Partial<Record<keyof Texts, string>>;
  onChange(texts: Partial<Texts>): void;
};

/** The input fields for the texts of an image. */
export function WordFields({ words, errors = {}, onChange }: WordFieldsProps) {
  const id = useId();
  const licences = `${id}-licences`;
  const { alt, credit, licence, takenOn } = words;
  const wrong = { ...errors, ...textErrors(words) };
  return (
    <>
      <TextArea
        label="Alternative text"
        name="alt"
        hint="What the image shows, in one sentence. Some readers hear it instead of seeing the image."
        rows={3}
        value={alt}
        error={wrong.alt}
        noteId={`${id}-alt`}
        onChange={(event) => onChange({ alt: event.target.value.replace(/\n/g, " ") })}
      />
      <TextCaution id={`${id}-alt`} words={textCaution("alt", alt).caution} />
      <TextInput
        label="Credit"
        name="credit"
        hint="Who took it, in the form they want to be named."
        autoComplete="off"
        value={credit}
        error={wrong.credit}
        noteId={`${id}-credit`}
        onChange={(event) => onChange({ credit: event.target.value })}
      />
      <TextCaution id={`${id}-credit`} words={textCaution("credit", credit).caution} />
      <TextInput
        label="Licence"
        name="licence"
        hint="The terms on which it may be shown."
        autoComplete="off"
        list={licences}
        value={licence}
        error={wrong.licence}
        noteId={`${id}-licence`}
        onChange={(event) => onChange({ licence: event.target.value })}
      />
      <TextCaution id={`${id}-licence`} words={textCaution("licence", licence).caution} />
      <datalist id={licences}>
        {LICENCES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput
        label="Date taken"
        name="takenOn"
        hint="As exactly as you know it: 2022, 2022-11 or 2022-11-24."
        autoComplete="off"
        value={takenOn}
        error={wrong.takenOn}
        onChange={(event) => onChange({ takenOn: event.target.value })}
      />
    </>
  );
}
