/** A place that the directory may name. Its words are in words.en.ts. */
export type Place = {
  kind: "district" | "park" | "sanctuary" | "reserve" | "home";
  /** The key of the district that it lies in, or most of it. A district names itself. */
  district: string;
  /** Its area, where a source gives it. */
  areaKm2?: number;
};

/** Every place by its key, which is permanent: it is stored in entries and part of addresses. */
export const PLACES = {
  "bundala-park": { kind: "park", district: "hambantota" },
  "flood-plains-park": { kind: "park", district: "polonnaruwa" },
  "gal-oya-park": { kind: "park", district: "ampara" },
  "horowpathana-park": { kind: "park", district: "anuradhapura" },
  "kala-wewa-park": { kind: "park", district: "anuradhapura" },
  "kaudulla-park": { kind: "park", district: "polonnaruwa" },
  "kumana-park": { kind: "park", district: "ampara" },
  "lahugala-kitulana-park": { kind: "park", district: "ampara" },
  "lunugamvehera-park": { kind: "park", district: "monaragala" },
  "maduru-oya-park": { kind: "park", district: "polonnaruwa" },
  "minneriya-park": { kind: "park", district: "polonnaruwa" },
  "somawathiya-park": { kind: "park", district: "polonnaruwa" },
  "udawalawe-park": { kind: "park", district: "monaragala" },
  "wasgamuwa-park": { kind: "park", district: "matale" },
  "wilpattu-park": { kind: "park", district: "puttalam" },
  "yala-park": { kind: "park", district: "hambantota" },
  "kahalla-pallekele": { kind: "sanctuary", district: "kurunegala" },
  "hambantota-reserve": { kind: "reserve", district: "hambantota" },
  ampara: { kind: "district", district: "ampara" },
  anuradhapura: { kind: "district", district: "anuradhapura" },
  badulla: { kind: "district", district: "badulla" },
  batticaloa: { kind: "district", district: "batticaloa" },
  colombo: { kind: "district", district: "colombo" },
  galle: { kind: "district", district: "galle" },
  gampaha: { kind: "district", district: "gampaha" },
  hambantota: { kind: "district", district: "hambantota" },
  jaffna: { kind: "district", district: "jaffna" },
  kalutara: { kind: "district", district: "kalutara" },
  kandy: { kind: "district", district: "kandy" },
  kegalle: { kind: "district", district: "kegalle" },
  kilinochchi: { kind: "district", district: "kilinochchi" },
  kurunegala: { kind: "district", district: "kurunegala" },
  mannar: { kind: "district", district: "mannar" },
  matale: { kind: "district", district: "matale" },
  matara: { kind: "district", district: "matara" },
  monaragala: { kind: "district", district: "monaragala" },
  mullaitivu: { kind: "district", district: "mullaitivu" },
  "nuwara-eliya": { kind: "district", district: "nuwara-eliya" },
  polonnaruwa: { kind: "district", district: "polonnaruwa" },
  puttalam: { kind: "district", district: "puttalam" },
  ratnapura: { kind: "district", district: "ratnapura" },
  trincomalee: { kind: "district", district: "trincomalee" },
  vavuniya: { kind: "district", district: "vavuniya" },
} as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;
export const PLACE_KEYS = Object.keys(PLACES) as [PlaceKey, ...PlaceKey[]];
