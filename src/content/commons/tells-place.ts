import { ENGLISH_MONTHS } from "../../platform/text/by-language/english-months.ts";
import { whereaboutsIn } from "../kinds/checks/entry-warnings.ts";
import { smallPlacesIn } from "../places/place-names.ts";

/** Whether a text tells more of where and when than may be told of a tusker who may live wild. */
export const tellsPlace = (text: string, today: string): boolean =>
  smallPlacesIn(text).length > 0 || whereaboutsIn(text, today).length > 0;

/** Names of months from three letters on; a year with a month in digits, and perhaps a day and an hour. */
const DATE = new RegExp(
  `(?<!\\p{L})(?:${ENGLISH_MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join("|")})(?!\\p{L})|(?<!\\d)(?:19|20)\\d\\d[-. ]?(?:0[1-9]|1[0-2])`,
  "iu",
);

/**
 * The name under which a file is kept: its own, unless that tells a place or a month, which would stand in the address
 * of the image. Nobody here has chosen it.
 */
export function keptName(title: string, today: string): string {
  const words = title.replaceAll("_", " ");
  return tellsPlace(words, today) || DATE.test(words) ? "" : title;
}
