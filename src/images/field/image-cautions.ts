import { placeCaution, type TextCaution } from "../../entries/cautions/place-caution.ts";
import { findPosition } from "../../safety/position-text.ts";

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

/** Whether a file name contains a position, also with underscores in place of spaces. The stored name then omits it. */
export const nameTellsPosition = (fileName: string): boolean =>
  [fileName, fileName.replace(/_+/g, " ")].some((form) => findPosition(form) !== undefined);
