import { useId } from "react";
import { TextArea, TextInput } from "../../../ui/kit/forms/field.tsx";
import { type Texts, textCaution, textErrors } from "../../inputs/stored-images/image-cautions.ts";
import { TextCaution } from "../../inputs/warnings/text-caution.tsx";

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
