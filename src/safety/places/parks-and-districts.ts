import { PLACES, type PlaceKey } from "../../places/places.ts";
import { PLACE_NAMES } from "../../places/words.en.ts";

const namesOf = (...kinds: string[]): string[] =>
  Object.entries(PLACES).flatMap(([key, { kind }]) => (kinds.includes(kind) ? [PLACE_NAMES[key as PlaceKey]] : []));

/** The words of the names of districts and parks, without what they are. */
export const DISTRICTS = namesOf("district").map((name) => name.replace(/ District$/, ""));
export const NATIONAL_PARKS = namesOf("park").map((name) => name.replace(/ National Park$/, ""));

/**
 * The most precise places that a public text may name for a living or missing wild tusker, spelled as in those texts.
 */
export const PARKS_AND_DISTRICTS: readonly string[] = namesOf("park", "sanctuary", "reserve", "district");
