import { currentLanguage } from "./current-language.ts";
import { latinRuns } from "./latin-runs.ts";

// What entries, sources and pages hold is stored in English until it is translated. Screen readers must be told where a
// translated page leaves its language; pages in English need no marks.

const isLatin = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/\p{Script=Sinhala}|\p{Script=Tamil}/u.test(text);

/**
 * The attributes of an element whose text is stored in English.
 * @param text a text that may be in the language of the page, too: its letters tell
 */
export const inEnglish = (text?: string): { lang?: "en" } =>
  currentLanguage() === "en" || (text !== undefined && !isLatin(text)) ? {} : { lang: "en" };

/** A text that holds names or words as they are stored, which are marked as English. */
export function Marked({ text }: { text: string }) {
  if (currentLanguage() === "en") return text;
  return latinRuns(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
