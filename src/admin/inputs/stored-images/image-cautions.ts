import { findPosition } from "../../../content/safety/position-text.ts";
import { isPartialDate } from "../../../platform/text/dates/partial-date.ts";
import { placeCaution, type TextCaution } from "../warnings/place-caution.ts";
import type { ImageWords } from "./image-value.ts";

const LONGEST = { alt: 300, credit: 160, licence: 160 } as const;

type ImageText = keyof typeof LONGEST;

/**
 * Checks one of an image's texts for positions, for places more precise than a park or district, and for its length.
 */
export function textCaution(kind: ImageText, text: string): TextCaution {
  const length = text.trim().length;
  if (length > LONGEST[kind]) return { error: `At most ${LONGEST[kind]} characters; these are ${length}.` };
  return placeCaution(text);
}

const DATE_ERROR = "Write a year (2022), a month (2022-11) or a day (2022-11-24).";

export type Texts = Omit<ImageWords, "focus">;

/** The errors in an image's texts, by field. */
export function textErrors({ alt, credit, licence, takenOn }: Texts): Partial<Record<keyof Texts, string>> {
  const errors: Partial<Record<keyof Texts, string>> = {};
  for (const [kind, text] of Object.entries({ alt, credit, licence })) {
    const { error } = textCaution(kind as ImageText, text);
    if (error !== undefined) errors[kind as keyof Texts] = error;
  }
  if (takenOn.trim() !== "" && !isPartialDate(takenOn.trim())) errors.takenOn = DATE_ERROR;
  return errors;
}

/** Whether a file name contains a position, also with underscores in place of spaces. The stored name then omits it. */
export const nameTellsPosition = (fileName: string): boolean =>
  [fileName, fileName.replace(/_+/g, " ")].some((form) => findPosition(form) !== undefined);
