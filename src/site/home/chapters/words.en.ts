import type { PlaceKey } from "../../../places/places.ts";
import { catalogue } from "../../../platform/languages/catalogue.ts";

/** Homes by the name of their town, which has room on a small map. */
const towns: Partial<Record<PlaceKey, string>> = {
  "sri-dalada-maligawa": "Kandy",
  gangaramaya: "Colombo",
  bellanwila: "Bellanwila",
  kelaniya: "Kelaniya",
  nadungamuwa: "Nadungamuwa",
  pinnawala: "Pinnawala",
  kataragama: "Kataragama",
  aluthgama: "Aluthgama",
};

export const words = catalogue({
  readOn: "Read on",
  places: {
    caption: "Places where elephants live, their size, and what each is known for",
    place: "Place",
    area: "Area",
    knownFor: "Known for",
    noArea: "area not known",
    all: "All places",
  },
  map: {
    label: "Map of Sri Lanka with the places of tuskers",
    place: (name: string, tuskers: string) => `${name}: ${tuskers}`,
    short: (key: PlaceKey, name: string) =>
      towns[key] ?? name.replace(/ (National Park|Sanctuary|Managed Elephant Reserve)$/, ""),
    park: "Park or sanctuary",
    home: "Temple or home",
    size: "Size: number of tuskers. Nothing closer than park or district.",
  },
  electrocuted: "Elephants electrocuted, by year",
});
