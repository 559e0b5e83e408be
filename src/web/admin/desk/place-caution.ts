import { findPosition } from "../../../domain/locations/position-text.ts";
import { placeWarnings } from "../../../domain/locations/wild-place.ts";
import { POSITION_MESSAGE } from "../../../domain/text/plain-text.ts";

/** What the server will refuse in a text of a picture, and what it will take though it may do harm. */
export type TextCaution = { error?: string; caution?: string };

/** Looks through a text at a picture for positions, and for places closer than park or district. */
export function placeCaution(text: string): TextCaution {
  if (findPosition(text) !== undefined) return { error: POSITION_MESSAGE };
  const places = placeWarnings(text);
  if (places.length === 0) return {};
  const words = places.map((place) => `“${place}”`).join(", ");
  return { caution: `This may lead somebody to him: ${words}. Name the park or the district at most.` };
}
