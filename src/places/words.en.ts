import { catalogue } from "../platform/languages/catalogue.ts";
import type { PlaceKey, PlaceKind } from "./places.ts";

/** Also what texts of entries, which are in English, are searched for. */
export const ENGLISH_PLACE_NAMES: Record<PlaceKey, string> = {
  bundala: "Bundala National Park",
  "flood-plains": "Flood Plains National Park",
  "gal-oya": "Gal Oya National Park",
  horowpathana: "Horowpathana National Park",
  "kala-wewa": "Kala Wewa National Park",
  kaudulla: "Kaudulla National Park",
  kumana: "Kumana National Park",
  "lahugala-kitulana": "Lahugala Kitulana National Park",
  lunugamvehera: "Lunugamvehera National Park",
  "maduru-oya": "Maduru Oya National Park",
  minneriya: "Minneriya National Park",
  somawathiya: "Somawathiya National Park",
  udawalawe: "Udawalawe National Park",
  wasgamuwa: "Wasgamuwa National Park",
  wilpattu: "Wilpattu National Park",
  yala: "Yala National Park",
  "kahalla-pallekele": "Kahalla–Pallekele Sanctuary",
  "hambantota-reserve": "Hambantota Managed Elephant Reserve",
  "sri-dalada-maligawa": "Sri Dalada Maligawa, Kandy",
  gangaramaya: "Gangaramaya, Colombo",
  bellanwila: "Bellanwila Raja Maha Vihara",
  kelaniya: "Kelaniya Raja Maha Vihara",
  nadungamuwa: "Nadungamuwa, Weliweriya",
  biyagama: "Biyagama",
  molagoda: "Molagoda",
  pinnawala: "Pinnawala Elephant Orphanage",
  kataragama: "Ruhunu Maha Kataragama Devalaya",
  aluthgama: "Kande Viharaya, Aluthgama",
  ampara: "Ampara District",
  anuradhapura: "Anuradhapura District",
  badulla: "Badulla District",
  batticaloa: "Batticaloa District",
  colombo: "Colombo District",
  galle: "Galle District",
  gampaha: "Gampaha District",
  hambantota: "Hambantota District",
  jaffna: "Jaffna District",
  kalutara: "Kalutara District",
  kandy: "Kandy District",
  kegalle: "Kegalle District",
  kilinochchi: "Kilinochchi District",
  kurunegala: "Kurunegala District",
  mannar: "Mannar District",
  matale: "Matale District",
  matara: "Matara District",
  monaragala: "Monaragala District",
  mullaitivu: "Mullaitivu District",
  "nuwara-eliya": "Nuwara Eliya District",
  polonnaruwa: "Polonnaruwa District",
  puttalam: "Puttalam District",
  ratnapura: "Ratnapura District",
  trincomalee: "Trincomalee District",
  vavuniya: "Vavuniya District",
};

export const PLACE_NAMES: Record<PlaceKey, string> = catalogue(ENGLISH_PLACE_NAMES);

export const PLACE_KIND_LABELS: Record<PlaceKind, string> = catalogue({
  park: "National park",
  sanctuary: "Sanctuary",
  reserve: "Reserve",
  home: "Temple or home",
  district: "District",
});

/** What locations of the starter content say beside the names of places. */
const LOCATION_PARTS = [
  "Ruhunu Kataragama Devalaya",
  "Sri Dalada Maligawa",
  "Thai Elephant Conservation Centre",
  "Millangoda family",
  "Bellanwila",
  "Kataragama",
  "Kelaniya",
  "Lampang",
  "Pallekele",
  "Panama",
  "Thailand",
  "kept at Suduhumpola",
  "his body is on show there",
  "preserved in his own museum beside the temple",
  "skeleton in the National Museum",
  "later the",
  "later",
  "Ruwanwella, then",
  "formerly",
  "and",
] as const;

export const LOCATION_WORDS = catalogue(
  Object.fromEntries(LOCATION_PARTS.map((part) => [part, part])) as Record<(typeof LOCATION_PARTS)[number], string>,
);

/** Several places of one kind, which is named once: "Yala and Kumana national parks". */
export const placesTogether = catalogue({
  district: (names: string) => `${names} districts`,
  park: (names: string) => `${names} national parks`,
});

/** What other accounts say of an area, where they differ. */
export const AREA_NOTES: Partial<Record<PlaceKey, string>> = catalogue({
  bundala: "62.16 km² when it became a park in 1993; the smaller area since 2004.",
  kaudulla: "Another account gives 66.75 km².",
  kumana: "Other lists give 181.48 km².",
  "lahugala-kitulana": "A local heritage site gives 51.31 km² after an extension in 2006.",
  udawalawe: "One paper gives 323.15 km².",
  wasgamuwa: "Other accounts give 369.48 km² or 393.22 km².",
  yala: "Other totals: 1,038.8 km², and more than 1,268 km² if all blocks are counted.",
});
