import type { PlaceKey } from "../../../places/places.ts";
import { shortNameHere } from "../../../places/written-location.ts";
import { catalogue } from "../../../platform/languages/catalogue.ts";

/** Homes by the name of their town, for which a map has room. */
const TOWNS: Partial<Record<PlaceKey, string>> = {
  aluthgama: "Aluthgama",
  bellanwila: "Bellanwila",
  gangaramaya: "Colombo",
  kataragama: "Kataragama",
  kelaniya: "Kelaniya",
  nadungamuwa: "Nadungamuwa",
  pinnawala: "Pinnawala",
  "sri-dalada-maligawa": "Kandy",
};

export const words = catalogue({
  label: "Map of Sri Lanka. The list has the same places.",
  small: (places: string) => `Map of Sri Lanka. Marked: ${places}.`,
  shape: (name: string, tuskers: string) => `${name}: ${tuskers}`,
  town: (key: PlaceKey) => TOWNS[key] ?? shortNameHere(key),
  park: "Park or sanctuary",
  home: "Temple or home, in the middle of its district",
  size: "Size: number of tuskers. Nothing closer than park or district.",
});
