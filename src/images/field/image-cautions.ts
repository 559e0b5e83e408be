import { placeCaution, type TextCaution } from "../../entries/cautions/place-caution.ts";
import { findPosition } from "../../safety/position-text.ts";

const LONGEST = { alt: 300, credit: 160, licence: 160 } as const;

type ImageText = keyof typeof LONGEST;

/**
 * Looks through one of an image's texts: for positions, for places closer than park or district, and for its length.
 */
export function textCaution(kind: ImageText, text: string): TextCaution {
  const length = text.trim().length;
  if (length > LONGEST[kind]) return { error: `At most ${LONGEST[kind]} characters; these are ${length}.` };
  return placeCaution(text);
}

/** Whether a file's name tells a position, also where blanks have become something else. It is then stored without. */
export const nameTellsPosition = (fileName: string): boolean =>
  [fileName, fileName.replace(/_+/g, " ")].some((form) => findPosition(form) !== undefined);
