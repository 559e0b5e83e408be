import { districtsOf, PLACE_KEYS, type PlaceKey, placeOf } from "../../../content/places/places.ts";
import { DISTRICT_SHAPES, SCALE } from "./district-shapes.ts";

/** The place of a shape on the map, in its units. */
export type Point = { x: number; y: number };

/** A circle has the area of its park. */
export type Circle = Point & { r: number };

/** Approximate centres of the parks and of the sanctuary. Their outlines are not drawn: none has a licence for it. */
const CENTRES: Partial<Record<PlaceKey, readonly [x: number, y: number]>> = {
  bundala: [421, 913],
  "flood-plains": [385, 481],
  "gal-oya": [455, 657],
  "kahalla-pallekele": [241, 491],
  "kala-wewa": [245, 455],
  kaudulla: [339, 420],
  kumana: [536, 834],
  "lahugala-kitulana": [531, 741],
  lunugamvehera: [422, 867],
  "maduru-oya": [399, 567],
  minneriya: [338, 453],
  somawathiya: [406, 430],
  udawalawe: [335, 853],
  wasgamuwa: [346, 531],
  wilpattu: [125, 345],
  yala: [484, 843],
};

/** The area of a circle for a park whose area was not found. */
const UNKNOWN_KM2 = 100;
/** Between the signs of homes in the same district. */
const GAP = 40;

/** The radius of the disc of one tusker. */
const ONE = 13;
/** Places that lie so near each other that discs or names would touch stand so much apart. */
const APART: Partial<Record<PlaceKey, readonly [x: number, y: number]>> = {
  aluthgama: [-10, -16],
  "kahalla-pallekele": [-22, 16],
  "kala-wewa": [-5, -6],
  kaudulla: [0, -20],
  kumana: [10, -22],
  minneriya: [-4, 8],
  somawathiya: [12, 6],
  yala: [-8, 14],
};
/** Places west of it have their name on the left. */
const MIDDLE = 300;
/** In the east, these have it on the left too, where there is room for it. */
const LEFT: readonly PlaceKey[] = ["kataragama", "udawalawe"];

const isDistrict = (key: PlaceKey): key is keyof typeof DISTRICT_SHAPES => placeOf(key).kind === "district";

/** The district as a path, or undefined for other places. */
export const districtPath = (key: PlaceKey): string | undefined =>
  isDistrict(key) ? DISTRICT_SHAPES[key].path : undefined;

function middleOf(key: PlaceKey): Point {
  const [district = key] = districtsOf(key);
  const [x, y] = isDistrict(district) ? DISTRICT_SHAPES[district].middle : [0, 0];
  return { x, y };
}

const radiusOf = (km2: number): number => Math.round(Math.sqrt(km2 / Math.PI) * SCALE * 10) / 10;

/** The circle of a park, sanctuary or reserve, or undefined for other places. */
export function circleOf(key: PlaceKey): Circle | undefined {
  const { kind, areaKm2 } = placeOf(key);
  if (kind === "district" || kind === "home") return undefined;
  const centre = CENTRES[key];
  const { x, y } = centre === undefined ? middleOf(key) : { x: centre[0], y: centre[1] };
  return { x, y, r: radiusOf(areaKm2 ?? UNKNOWN_KM2) };
}

/**
 * The sign of a temple or home, or undefined for other places. Signs stand in the middle of their district, side by side:
 * the map tells no more than the district.
 */
export function signOf(key: PlaceKey): Point | undefined {
  if (placeOf(key).kind !== "home") return undefined;
  const [district] = districtsOf(key);
  const beside = PLACE_KEYS.filter((other) => placeOf(other).kind === "home" && districtsOf(other)[0] === district);
  const { x, y } = middleOf(key);
  return { x: Math.round(x + (beside.indexOf(key) - (beside.length - 1) / 2) * GAP), y };
}

/** A place as a disc, of which the area is the number of its tuskers, with the side of its name. None for districts. */
export function discOf(key: PlaceKey, tuskers: number): (Point & { r: number; isLeft: boolean }) | undefined {
  const at = circleOf(key) ?? signOf(key);
  if (at === undefined) return undefined;
  const [right, down] = APART[key] ?? [0, 0];
  const isLeft = at.x < MIDDLE || LEFT.includes(key);
  return { x: at.x + right, y: at.y + down, r: ONE * Math.sqrt(tuskers), isLeft };
}
