import { currentLanguage } from "../platform/languages/current-language.ts";
import { PLACE_KEYS } from "./places.ts";
import { ENGLISH_PLACE_NAMES, PLACE_NAMES } from "./words.en.ts";

/** The longest first, because some names begin with others. */
const KEYS = PLACE_KEYS.toSorted((one, other) => ENGLISH_PLACE_NAMES[other].length - ENGLISH_PLACE_NAMES[one].length);

/**
 * A location in the language of the page, if it consists of names of known places alone: "Kala Wewa National Park,
 * Anuradhapura District". Any other stays as it is stored.
 */
export function writtenLocation(location: string): string {
  if (currentLanguage() === "en") return location;
  let text = location;
  for (const key of KEYS) text = text.replaceAll(ENGLISH_PLACE_NAMES[key], PLACE_NAMES[key]);
  return /\p{Script=Latin}/u.test(text) ? location : text;
}
