import { findPosition } from "../../../domain/locations/position-text.ts";
import { placeWarnings } from "../../../domain/locations/wild-place.ts";
import { POSITION_MESSAGE } from "../../../domain/text/plain-text.ts";

/** What the server will refuse in a text of a picture, and what it will take though it may do harm. */
export type TextCaution = { error?: string; caution?: string };

const LONGEST = { alt: 300, credit: 160, licence: 160 } as const;

export type PictureText = keyof typeof LONGEST;

/** Looks through a picture's text: for places closer than park or district, and for its length. */
export function textCaution(kind: PictureText, text: string): TextCaution {
  const length = text.trim().length;
  if (length > LONGEST[kind]) return { error: `At most ${LONGEST[kind]} characters; these are ${length}.` };
  if (findPosition(text) !== undefined) return { error: POSITION_MESSAGE };
  const places = placeWarnings(text);
  if (places.length === 0) return {};
  const words = places.map((place) => `“${place}”`).join(", ");
  return { caution: `This may lead somebody to him: ${words}. Name the park or the district at most.` };
}
