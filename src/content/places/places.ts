/** The kinds of place, in the order of lists. */
export const PLACE_KINDS = ["park", "sanctuary", "reserve", "home", "district"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/**
 * A place that the directory may name. Parks, sanctuaries, reserves and districts are the most precise places for a
 * tusker that may live wild; temples and homes are where tame tuskers are or were kept.
 */
export type Place = {
  kind: PlaceKind;
  /** The keys of the districts that it lies in. */
  districts: readonly string[];
  /** Its area, where a source gives one. */
  areaKm2?: number;
  areaSource?: string;
};

/** Every place by its permanent key, which entries store and addresses contain. Names are in words.ts. */
export const PLACES = {
  bundala: { kind: "park", districts: ["hambantota"], areaKm2: 36.98, areaSource: "Wikipedia: Bundala National Park" },
  "flood-plains": {
    kind: "park",
    districts: ["polonnaruwa"],
    areaKm2: 173.5,
    areaSource: "Wikipedia: Flood Plains National Park",
  },
  "gal-oya": {
    kind: "park",
    districts: ["ampara"],
    areaKm2: 259,
    areaSource: "Wikipedia: Gal Oya National Park; also Worldwide Safari Guide",
  },
  horowpathana: {
    kind: "park",
    districts: ["anuradhapura"],
    areaKm2: 25.7,
    areaSource: "Wikipedia: Horowpathana National Park",
  },
  "kala-wewa": { kind: "park", districts: ["anuradhapura"] },
  kaudulla: { kind: "park", districts: ["polonnaruwa"], areaKm2: 69, areaSource: "Wikipedia: Kaudulla National Park" },
  kumana: {
    kind: "park",
    districts: ["ampara"],
    areaKm2: 356.64,
    areaSource:
      "Sri Lankan Explorer (blog), November 2013, and Visit Miracle Lanka (blog), June 2012: on Kumana National Park",
  },
  "lahugala-kitulana": {
    kind: "park",
    districts: ["ampara"],
    areaKm2: 15.54,
    areaSource: "Lankapradeepa, April 2022: Lahugala Kitulana National Park",
  },
  lunugamvehera: {
    kind: "park",
    districts: ["hambantota", "monaragala"],
    areaKm2: 234.99,
    areaSource: "Wikipedia: Lunugamvehera National Park; also Glorious Bygone",
  },
  "maduru-oya": {
    kind: "park",
    districts: ["ampara", "badulla", "polonnaruwa"],
    areaKm2: 588.5,
    areaSource: "Sunday Times (Funday Times), 25 April 2004: on Maduru Oya National Park",
  },
  minneriya: {
    kind: "park",
    districts: ["polonnaruwa"],
    areaKm2: 88.89,
    areaSource: "ElephantVoices: Minneriya and Kaudulla National Parks",
  },
  somawathiya: {
    kind: "park",
    districts: ["polonnaruwa", "trincomalee"],
    areaKm2: 376.46,
    areaSource: "Wikipedia: Somawathiya National Park",
  },
  udawalawe: {
    kind: "park",
    districts: ["ratnapura", "monaragala"],
    areaKm2: 308.21,
    areaSource: "Sunday Observer, 4 August 2013: on Udawalawe National Park",
  },
  wasgamuwa: {
    kind: "park",
    districts: ["matale", "polonnaruwa"],
    areaKm2: 370.63,
    areaSource: "Sunday Observer, 26 September 2010: Wasgamuwa",
  },
  wilpattu: {
    kind: "park",
    districts: ["puttalam", "anuradhapura"],
    areaKm2: 1316.9,
    areaSource: "Lanka Environment Fund: Wilpattu demands attention at a national level; also Go Travel Lanka",
  },
  yala: {
    kind: "park",
    districts: ["hambantota", "monaragala"],
    areaKm2: 978.8,
    areaSource: "The Serendib (blog), October 2011: Yala National Park",
  },
  "kahalla-pallekele": {
    kind: "sanctuary",
    districts: ["anuradhapura", "kurunegala", "matale"],
    areaKm2: 216.9,
    areaSource: "Wikipedia: Kahalla-Pallekele Sanctuary",
  },
  "hambantota-reserve": {
    kind: "reserve",
    districts: ["hambantota", "monaragala"],
    areaKm2: 237.47,
    areaSource: "Lanka Newspapers, 13 April 2021: Gazette issued establishing Hambantota Managed Elephant Reserve",
  },
  "sri-dalada-maligawa": { kind: "home", districts: ["kandy"] },
  gangaramaya: { kind: "home", districts: ["colombo"] },
  bellanwila: { kind: "home", districts: ["colombo"] },
  kelaniya: { kind: "home", districts: ["gampaha"] },
  nadungamuwa: { kind: "home", districts: ["gampaha"] },
  biyagama: { kind: "home", districts: ["gampaha"] },
  molagoda: { kind: "home", districts: ["kegalle"] },
  pinnawala: { kind: "home", districts: ["kegalle"] },
  kataragama: { kind: "home", districts: ["monaragala"] },
  aluthgama: { kind: "home", districts: ["kalutara"] },
  ampara: { kind: "district", districts: ["ampara"] },
  anuradhapura: { kind: "district", districts: ["anuradhapura"] },
  badulla: { kind: "district", districts: ["badulla"] },
  batticaloa: { kind: "district", districts: ["batticaloa"] },
  colombo: { kind: "district", districts: ["colombo"] },
  galle: { kind: "district", districts: ["galle"] },
  gampaha: { kind: "district", districts: ["gampaha"] },
  hambantota: { kind: "district", districts: ["hambantota"] },
  jaffna: { kind: "district", districts: ["jaffna"] },
  kalutara: { kind: "district", districts: ["kalutara"] },
  kandy: { kind: "district", districts: ["kandy"] },
  kegalle: { kind: "district", districts: ["kegalle"] },
  kilinochchi: { kind: "district", districts: ["kilinochchi"] },
  kurunegala: { kind: "district", districts: ["kurunegala"] },
  mannar: { kind: "district", districts: ["mannar"] },
  matale: { kind: "district", districts: ["matale"] },
  matara: { kind: "district", districts: ["matara"] },
  monaragala: { kind: "district", districts: ["monaragala"] },
  mullaitivu: { kind: "district", districts: ["mullaitivu"] },
  "nuwara-eliya": { kind: "district", districts: ["nuwara-eliya"] },
  polonnaruwa: { kind: "district", districts: ["polonnaruwa"] },
  puttalam: { kind: "district", districts: ["puttalam"] },
  ratnapura: { kind: "district", districts: ["ratnapura"] },
  trincomalee: { kind: "district", districts: ["trincomalee"] },
  vavuniya: { kind: "district", districts: ["vavuniya"] },
} as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;
export const PLACE_KEYS = Object.keys(PLACES) as [PlaceKey, ...PlaceKey[]];
export const isPlaceKey = (text: string): text is PlaceKey => Object.hasOwn(PLACES, text);

export const placeOf = (key: PlaceKey): Place => PLACES[key];

/** The districts that a place lies in; of a district, itself. */
// The table above names only districts that it contains: a test compares them.
export const districtsOf = (key: PlaceKey): readonly PlaceKey[] => placeOf(key).districts as readonly PlaceKey[];

/** The parks, reserves and homes that lie in a district, wholly or partly. */
export const placesInDistrict = (district: PlaceKey): PlaceKey[] =>
  PLACE_KEYS.filter((key) => key !== district && districtsOf(key).includes(district));

/** The parks, reserves and homes that share a district with this one. */
export const neighboursOf = (key: PlaceKey): PlaceKey[] =>
  PLACE_KEYS.filter(
    (other) =>
      other !== key &&
      PLACES[other].kind !== "district" &&
      districtsOf(other).some((district) => districtsOf(key).includes(district)),
  );

/** An area below this could be searched for one animal: such a park is told as its district. */
const SEARCHABLE_KM2 = 50;

/** Whether a place says too much about a tusker that may live wild. */
export function isTooSmall(key: PlaceKey): boolean {
  const { kind, areaKm2 } = placeOf(key);
  return kind === "home" || (kind !== "district" && areaKm2 !== undefined && areaKm2 < SEARCHABLE_KM2);
}

/** The places that readers may be told instead of this one, if a tusker may live wild: itself, or its districts. */
export const toldForWild = (key: PlaceKey): readonly PlaceKey[] => (isTooSmall(key) ? districtsOf(key) : [key]);
