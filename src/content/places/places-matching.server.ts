import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { LANGUAGES } from "../../platform/languages/language.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { PLACE_KEYS, type PlaceKey } from "./places.ts";
import { PLACE_NAMES } from "./words.ts";

let folded: (readonly [PlaceKey, names: readonly string[]])[] | undefined;

/** The names of each place in all languages, folded once as for searches. */
function foldedNames() {
  folded ??= PLACE_KEYS.map((key) => [
    key,
    LANGUAGES.map((language) => foldForSearch(inLanguage(language, () => PLACE_NAMES[key]))),
  ]);
  return folded;
}

/** The places whose name, in any language of the site, contains what was searched for. */
export function placesMatching(search: string): PlaceKey[] {
  const words = foldForSearch(search);
  return foldedNames().flatMap(([key, names]) => (names.some((name) => name.includes(words)) ? [key] : []));
}
