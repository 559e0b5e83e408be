import { siteDay } from "../../../domain/articles/publication-day.ts";
import { findPosition } from "../../../domain/locations/position-text.ts";
import { warningMessage, whereaboutsIn } from "../../../domain/safety/entry-warnings.ts";
import { POSITION_MESSAGE } from "../../../domain/text/plain-text.ts";

/** What the server will refuse in a text of a picture, and what it will take though it may do harm. */
export type TextCaution = { error?: string; caution?: string };

/** Looks through a text at a picture for positions, and for places closer than park or district. */
export function placeCaution(text: string): TextCaution {
  if (findPosition(text) !== undefined) return { error: POSITION_MESSAGE };
  const words = whereaboutsIn(text, siteDay(new Date()));
  return words.length === 0 ? {} : { caution: warningMessage(words) };
}
