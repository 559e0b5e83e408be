import { foldForSearch } from "../platform/text/fold.ts";
import { PLACE_KEYS, type PlaceKey } from "./places.ts";
import { ENGLISH_PLACE_NAMES, PLACE_NAMES } from "./words.en.ts";

/** The places whose name, in English or in the language of the page, contains what was searched for. */
export function placesMatching(search: string): PlaceKey[] {
  const folded = foldForSearch(search);
  return PLACE_KEYS.filter((key) =>
    [ENGLISH_PLACE_NAMES[key], PLACE_NAMES[key]].some((name) => foldForSearch(name).includes(folded)),
  );
}
