import { LRUCache } from "lru-cache";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { LANGUAGES } from "../../platform/languages/language.ts";
import { storedWord } from "../../platform/languages/stored-word.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { tagWords } from "../kinds/tag-words.ts";
import { districtsOf, type PlaceKey } from "../places/places.ts";
import { PLACE_NAMES } from "../places/words.ts";
import { tellLocation, toldLocationPlaces } from "../tuskers/told-places.ts";
import type { TuskerRow } from "../tuskers/tusker-tables.server.ts";

type Located = Pick<TuskerRow, "location" | "category" | "status">;

/** Most locations and tags are those of many tuskers, and the places in one take a while to find. */
const known = new LRUCache<string, readonly string[]>({ max: 5000 });

function once(key: string, find: () => string[]): readonly string[] {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

const inEachLanguage = (word: () => string): string[] =>
  LANGUAGES.map((language) => foldForSearch(inLanguage(language, word)));

function placeTerms(tusker: Located): string[] {
  const places = toldLocationPlaces(tusker);
  const around = new Set<PlaceKey>(places.flatMap((place) => [place, ...districtsOf(place)]));
  return [
    ...inEachLanguage(() => tellLocation(tusker)),
    ...[...around].flatMap((place) => inEachLanguage(() => PLACE_NAMES[place])),
  ];
}

/**
 * What a search finds a tusker by besides his names: his location as visitors see it, and in each language its places,
 * their districts and his tags.
 */
export const tuskerTerms = (tusker: Located, tags: readonly string[]): string[] => [
  ...once([tusker.category, tusker.status, tusker.location].join("\n"), () => placeTerms(tusker)),
  ...tags.flatMap((tag) => once(tag, () => inEachLanguage(() => storedWord(tagWords, tag)))),
];
