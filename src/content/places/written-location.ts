import { currentLanguage } from "../../platform/languages/current-language.ts";
import { listOfAll } from "../../platform/text/by-language/lists.ts";
import { LOCATION_WORDS, placesTogether } from "./location-words.ts";
import { PLACE_KEYS, PLACES, type PlaceKey } from "./places.ts";
import { ENGLISH_PLACE_NAMES, PLACE_KIND_LABELS, PLACE_NAMES } from "./words.ts";

/** Kinds that a location names once for several places. */
const TOGETHER = { district: " districts", park: " national parks" };
const KIND = / (?:District|National Park)$/;

const shortName = (key: PlaceKey): string => ENGLISH_PLACE_NAMES[key].replace(KIND, "");
/** "කලා වැව" for "කලා වැව ජාතික වනෝද්‍යානය", "Kandy" for "Kandy District". What a reserve or home is stays in its name. */
export const shortNameHere = (key: PlaceKey): string => {
  const name = PLACE_NAMES[key];
  if (PLACES[key].kind === "reserve") return name;
  const kind = ` ${PLACE_KIND_LABELS[PLACES[key].kind]}`;
  // "National Park" in a name, "National park" on its own.
  return name.toLowerCase().endsWith(kind.toLowerCase()) ? name.slice(0, -kind.length) : name;
};

/** "Kurunegala and Anuradhapura districts": the places of a kind, and what follows their names. */
function withKindOnce(text: string, kind: keyof typeof TOGETHER): string {
  const keys = new Map(PLACE_KEYS.filter((key) => PLACES[key].kind === kind).map((key) => [shortName(key), key]));
  const name = `(?:${[...keys.keys()].join("|")})`;
  const together = new RegExp(`(${name}(?:, ${name})* and ${name})${TOGETHER[kind]}`, "g");
  return text.replace(together, (_, names: string) =>
    placesTogether[kind](
      listOfAll(
        names
          .split(/, | and /)
          .flatMap((one) => keys.get(one) ?? [])
          .map(shortNameHere),
      ),
    ),
  );
}

/** The longest first, because some names begin with others. */
const replaceAll = (text: string, words: readonly (readonly [english: string, here: string])[]): string =>
  words
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((done, [english, here]) => done.replace(new RegExp(`(?<!\\p{L})${english}(?!\\p{L})`, "gu"), here), text);

/**
 * A location in the language of the page, if it consists of names of known places and of words of locations alone:
 * "Kala Wewa National Park, Anuradhapura District". Any other stays as it is stored.
 */
export function writtenLocation(location: string): string {
  if (currentLanguage() === "en") return location;
  const named = replaceAll(withKindOnce(withKindOnce(location, "district"), "park"), [
    ...PLACE_KEYS.map((key) => [ENGLISH_PLACE_NAMES[key], PLACE_NAMES[key]] as const),
    ...Object.entries(LOCATION_WORDS),
  ]);
  const text = replaceAll(
    named,
    PLACE_KEYS.filter((key) => KIND.test(ENGLISH_PLACE_NAMES[key])).map(
      (key) => [shortName(key), shortNameHere(key)] as const,
    ),
  );
  return /\p{Script=Latin}/u.test(text) ? location : text;
}
