import { tagWords } from "../../../../content/kinds/tag-words.ts";
import { placesNamedIn } from "../../../../content/places/place-names.ts";
import { districtsOf } from "../../../../content/places/places.ts";
import { ENGLISH_PLACE_NAMES, PLACE_NAMES } from "../../../../content/places/words.ts";
import type { NativeName } from "../../../../content/tuskers/native-names.ts";
import type { Tusker } from "../../../../content/tuskers/tusker.ts";
import { storedWord } from "../../../../platform/languages/stored-word.ts";
import { findFolded } from "../../../../platform/text/find-folded.ts";
import { foldForSearch } from "../../../../platform/text/fold.ts";
import { tagHere } from "../../entry/tags-here.ts";
import { locationHere } from "./location-here.ts";

/**
 * What a search found a tusker by besides his names: a tag or place in the language of the page, or another spelling, as
 * it was searched for, that sounds like one of them.
 */
export type FoundBy = { tag: string } | { place: string } | { spelling: string };

type Found = Pick<Tusker, "name" | "location" | "tags"> & { nativeNames: readonly Pick<NativeName, "name">[] };

/** What has the words of a search; undefined if his names or his location as the card shows them have them. */
export function foundByOf(found: Found, search: string): FoundBy | undefined {
  const { name, location, tags, nativeNames } = found;
  const words = foldForSearch(search);
  const has = (text: string): boolean => findFolded(text, words) !== undefined;
  const shown = [name, ...nativeNames.map((native) => native.name), locationHere(found)];
  if (words === "" || shown.some(has)) return undefined;
  const tag = tags.find((one) => has(one) || has(storedWord(tagWords, one)));
  if (tag !== undefined) return { tag: tagHere(tag) };
  const places = placesNamedIn(location);
  const place = [...places, ...places.flatMap(districtsOf)].find(
    (key) => has(ENGLISH_PLACE_NAMES[key]) || has(PLACE_NAMES[key]),
  );
  return place ? { place: PLACE_NAMES[place] } : { spelling: search };
}
