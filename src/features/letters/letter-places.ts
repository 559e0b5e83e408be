import { isTooSmall, PLACE_KEYS, type PlaceKey, placeOf } from "../../content/places/places.ts";

/** The places that a letter about this tusker may name: never anything below a park or a district. */
export const placesFor = (isWild: boolean): PlaceKey[] =>
  PLACE_KEYS.filter((key) => !isWild || (placeOf(key).kind !== "home" && !isTooSmall(key)));
