import type { PlaceKey } from "../../places/places.ts";
import { PLACE_NAMES } from "../../places/words.en.ts";
import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted, writtenNumber } from "../../platform/text/counted.ts";

/** "Hambantota and Monaragala districts". */
function districts(keys: readonly PlaceKey[]): string {
  const names = keys.map((key) => PLACE_NAMES[key].replace(/ District$/, ""));
  const last = names.at(-1) ?? "";
  if (names.length < 2) return `${last} District`;
  return `${names.slice(0, -1).join(", ")} and ${last} districts`;
}

export const words = catalogue({
  mapAndPlaces: "Map and places",
  area: (km2: number) => `${writtenNumber(km2)} km²`,
  otherAreas: (km2: number) => `${writtenNumber(km2)} km²; other figures exist`,
  districts,
  tuskers: (count: number) => counted(count, "tusker", "tuskers"),
  guide: "Field guide of this place to print: PDF, A5",
});
