import { tagWords } from "../../entries/page/tag-words.en.ts";
import { placesNamedIn } from "../../places/place-names.ts";
import { districtsOf } from "../../places/places.ts";
import { ENGLISH_PLACE_NAMES, PLACE_NAMES } from "../../places/words.en.ts";
import { storedWord } from "../../platform/languages/stored-word.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import type { Tusker } from "../tusker.ts";

/** What a search found a tusker by besides his names, in the language of the page. */
export type FoundBy = { tag: string } | { place: string };

/** The tag or place that has the words of a search; undefined if his name or his location as it is shown has them. */
export function foundByOf(
  { name, location, tags }: Pick<Tusker, "name" | "location" | "tags">,
  search: string,
): FoundBy | undefined {
  const words = foldForSearch(search);
  const has = (text: string): boolean => foldForSearch(text).includes(words);
  if (words === "" || has(name) || has(location)) return undefined;
  const tag = tags.find((one) => has(one) || has(storedWord(tagWords, one)));
  if (tag !== undefined) return { tag: storedWord(tagWords, tag) };
  const places = placesNamedIn(location);
  const place = [...places, ...places.flatMap(districtsOf)].find(
    (key) => has(ENGLISH_PLACE_NAMES[key]) || has(PLACE_NAMES[key]),
  );
  return place && { place: PLACE_NAMES[place] };
}
