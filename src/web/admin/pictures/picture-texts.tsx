import { useId } from "react";
import { isPartialDate } from "../../../domain/text/partial-date.ts";
import { TextArea, TextInput } from "../../ui/field.tsx";
import { InfoIcon, WarningIcon } from "../../ui/icon.tsx";
import { textCaution } from "./picture-cautions.ts";
import type { PictureValue } from "./picture-value.ts";

/** Terms under which photographs are often given. */
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

type PictureTextsProps = {
  picture: PictureValue;
  onChange(texts: Partial<PictureValue>): void;
};

function Caution({ words }: { words: string | undefined }) {
  return (
    <div role="status">
      {words !== undefined && (
        <p className="caution">
          <InfoIcon />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}

/** What stands in a picture's texts, or what is the matter with them, in a line. */
function TextsInShort({ isWrong, alt }: { isWrong: boolean; alt: string }) {
  if (isWrong)
    return (
      <span className="short wrong">
        <WarningIcon />
        Something is not right yet
      </span>
    );
  if (alt.trim() === "")
    return (
      <span className="short missing">
        <WarningIcon />
        No alternative text
      </span>
    );
  return <span className="short">{alt}</span>;
}

/** What is known of a picture beside its pixels, folded away until it is looked at. */
export function PictureTexts({ picture, onChange }: PictureTextsProps) {
  const licences = useId();
  const { alt, credit, licence, takenOn } = picture;
  const [ofAlt, ofCredit, ofLicence] = [
    textCaution("alt", alt),
    textCaution("credit", credit),
    textCaution("licence", licence),
  ];
  const isWrongDate = takenOn.trim() !== "" && !isPartialDate(takenOn.trim());
  const isWrong = isWrongDate || [ofAlt, ofCredit, ofLicence].some(({ error }) => error !== undefined);
  return (
    <details className="texts">
      <summary>
        <span className="word">Texts</span>
        <TextsInShort isWrong={isWrong} alt={alt} />
      </summary>
      <div className="form">
        <TextArea
          label="Alternative text"
          hint="What can be seen, in a sentence: some readers hear it in place of the picture."
          rows={3}
          value={alt}
          error={ofAlt.error}
          onChange={(event) => onChange({ alt: event.target.value.replace(/\n/g, " ") })}
        />
        <Caution words={ofAlt.caution} />
        <TextInput
          label="Credit"
          hint="Who took it, as they want to be named."
          autoComplete="off"
          value={credit}
          error={ofCredit.error}
          onChange={(event) => onChange({ credit: event.target.value })}
        />
        <Caution words={ofCredit.caution} />
        <TextInput
          label="Licence"
          hint="On which terms it may be shown."
          autoComplete="off"
          list={licences}
          value={licence}
          error={ofLicence.error}
          onChange={(event) => onChange({ licence: event.target.value })}
        />
        <datalist id={licences}>
          {LICENCES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextInput
          label="Date taken"
          hint="As exactly as you know it: 2022, 2022-11 or 2022-11-24."
          autoComplete="off"
          value={takenOn}
          error={isWrongDate ? DATE_ERROR : undefined}
          onChange={(event) => onChange({ takenOn: event.target.value })}
        />
      </div>
    </details>
  );
}
