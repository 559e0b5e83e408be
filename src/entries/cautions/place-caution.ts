import { siteDay } from "../../platform/text/publication-day.ts";
import { POSITION_MESSAGE } from "../../safety/plain-text.ts";
import { findPosition } from "../../safety/position-text.ts";
import { warningMessage, whereaboutsIn } from "../safety/entry-warnings.ts";

/** What the server will refuse in a text of an image, and what it will take though it may do harm. */
export type TextCaution = { error?: string; caution?: string };

/** Looks through a text at an image for positions, and for places closer than park or district. */
export function placeCaution(text: string): TextCaution {
  if (findPosition(text) !== undefined) return { error: POSITION_MESSAGE };
  const words = whereaboutsIn(text, siteDay(new Date()));
  return words.length === 0 ? {} : { caution: warningMessage(words) };
}
