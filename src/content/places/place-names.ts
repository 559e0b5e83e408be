import { foldForSearch } from "../../platform/text/fold.ts";
import { districtsOf, isTooSmall, PLACE_KEYS, type PlaceKey, type PlaceKind, placeOf } from "./places.ts";
import { ENGLISH_PLACE_NAMES } from "./words.ts";

/** What the place is, at the end of its name. */
const KIND_AT_END = / (?:National Park|Sanctuary|Managed Elephant Reserve|District)$/;

/** The English name of a place without what it is: Yala, Kandy. */
export const shortPlaceName = (key: PlaceKey): string => ENGLISH_PLACE_NAMES[key].replace(KIND_AT_END, "");

/** Several places named at once: "Minneriya and Kaudulla national parks". */
const PLURALS: readonly [words: string, kind: PlaceKind][] = [
  ["national parks", "park"],
  ["districts", "district"],
];

// A home is also named without its town: "Sri Dalada Maligawa".
const wholeName = (key: PlaceKey): string =>
  placeOf(key).kind === "home" ? (ENGLISH_PLACE_NAMES[key].split(",")[0] ?? "") : ENGLISH_PLACE_NAMES[key];

const WHOLE_NAMES = PLACE_KEYS.map((key) => [key, foldForSearch(wholeName(key))] as const);
const SHORT_NAMES = PLACE_KEYS.map((key) => [key, foldForSearch(shortPlaceName(key))] as const);

/** The places at the end of a list of short names: "minneriya, kaudulla and yala ". */
function listedPlaces(text: string, kind: PlaceKind): PlaceKey[] {
  const found: PlaceKey[] = [];
  for (const item of text.split(/,| and |;/).reverse()) {
    const known = SHORT_NAMES.find(([key, name]) => placeOf(key).kind === kind && name === item.trim());
    if (known === undefined) break;
    found.push(known[0]);
  }
  return found;
}

/** The small parks and reserves that a text names, with or without what they are. */
export function smallPlacesIn(text: string): PlaceKey[] {
  const words = ` ${foldForSearch(text).replace(/[^\p{L}\p{M}]+/gu, " ")} `;
  return SMALL_NAMES.filter(([, names]) => names.some((name) => words.includes(` ${name} `))).map(([key]) => key);
}

// One word of "Lahugala Kitulana" is enough.
const SMALL_NAMES = SHORT_NAMES.filter(([key]) => isTooSmall(key) && placeOf(key).kind !== "home").map(
  ([key, name]) => [key, name.split(" ")] as const,
);

/** The places that a short text such as a tusker's location names, in the order of the list of places. */
export function placesNamedIn(text: string): PlaceKey[] {
  const folded = foldForSearch(text);
  const found = new Set<PlaceKey>(smallPlacesIn(text));
  for (const [key, name] of WHOLE_NAMES) if (folded.includes(name)) found.add(key);
  for (const [words, kind] of PLURALS) {
    const at = folded.indexOf(words);
    if (at !== -1) for (const key of listedPlaces(folded.slice(0, at), kind)) found.add(key);
  }
  return PLACE_KEYS.filter((key) => found.has(key));
}

/** Whether a location is the name of homes, with their districts or towns at most. Any other word makes it more. */
export function onlyHomesIn(location: string): boolean {
  const homes = placesNamedIn(location).filter((key) => placeOf(key).kind === "home");
  const names = homes.flatMap((home) => [
    ...ENGLISH_PLACE_NAMES[home].split(","),
    ...districtsOf(home).flatMap((key) => [ENGLISH_PLACE_NAMES[key], shortPlaceName(key)]),
  ]);
  const known = new Set(names.map((name) => foldForSearch(name).trim()));
  return homes.length > 0 && location.split(",").every((part) => known.has(foldForSearch(part).trim()));
}
