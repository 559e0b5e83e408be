import { shortPlaceName } from "../../places/place-names.ts";
import { isTooSmall, PLACE_KEYS, type PlaceKey, placeOf } from "../../places/places.ts";
import { ENGLISH_PLACE_NAMES } from "../../places/words.ts";

const keysOf = (...kinds: string[]): PlaceKey[] => PLACE_KEYS.filter((key) => kinds.includes(placeOf(key).kind));

/** The words of the names of districts and parks, without what they are. */
export const DISTRICTS = keysOf("district").map(shortPlaceName);
export const NATIONAL_PARKS = keysOf("park").map(shortPlaceName);

/**
 * The most precise places that a public text may name for a living or missing wild tusker, spelled as in those texts.
 */
export const PARKS_AND_DISTRICTS: readonly string[] = keysOf("park", "sanctuary", "reserve", "district")
  .filter((key) => !isTooSmall(key))
  .map((key) => ENGLISH_PLACE_NAMES[key]);
