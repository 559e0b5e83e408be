import { warningMessage, whereaboutsIn } from "../../../content/kinds/checks/entry-warnings.ts";
import { positionMessage } from "../../../content/safety/plain-text.ts";
import { findPosition } from "../../../content/safety/position-text.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";

/** `error`: the server will refuse the text. `caution`: the server will accept it, but it may do harm. */
export type TextCaution = { error?: string; caution?: string };

/** Checks the text of an image for positions, and for places narrower than a park or district. */
export function placeCaution(text: string): TextCaution {
  if (findPosition(text) !== undefined) return { error: positionMessage() };
  const words = whereaboutsIn(text, siteDay(new Date()));
  return words.length === 0 ? {} : { caution: warningMessage(words) };
}
