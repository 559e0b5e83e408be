import type { PlaceKey } from "../../content/places/places.ts";
import type { KeyData, KeyPlace, PlaceWeights } from "./key-data.ts";

/** How likely an animal is seen at a place: one of known places, or any of the wild or of the kept ones. */
export type PlaceOdds = {
  known(places: readonly PlaceKey[], isKept: boolean, seenAt: PlaceKey): number;
  unknown(isKept: boolean, seenAt: PlaceKey): number;
};

const share = (one: readonly string[], other: readonly string[]): boolean => one.some((key) => other.includes(key));

/** How near two places are. Lists of districts tell it: there are no positions. */
function weightOf(home: string, seenAt: string, data: Pick<KeyData, "places">, weights: PlaceWeights, isKept: boolean) {
  const [from, to] = [data.places[home], data.places[seenAt]];
  if (from === undefined || to === undefined) return weights.other;
  if (home === seenAt) return weights.same;
  const isOther = isKept ? to.kind !== "home" && to.kind !== "district" : to.kind === "home";
  if (isOther) return weights.other;
  if (from.districts.includes(seenAt) || to.districts.includes(home)) return weights.within;
  return share(from.districts, to.districts) ? weights.near : weights.far;
}

type Row = Record<string, number>;

function createPlaceOdds(data: Pick<KeyData, "places" | "placeWeights">): PlaceOdds {
  const keys = Object.keys(data.places);
  const rows = { wild: new Map<string, Row>(), kept: new Map<string, Row>() };

  const rowOf = (home: string, isKept: boolean): Row => {
    const made = rows[isKept ? "kept" : "wild"];
    const known = made.get(home);
    if (known !== undefined) return known;
    const weights = isKept ? data.placeWeights.kept : data.placeWeights.wild;
    const row: Row = {};
    let sum = 0;
    for (const key of keys) {
      row[key] = weightOf(home, key, data, weights, isKept);
      sum += row[key];
    }
    for (const key of keys) row[key] = (row[key] ?? 0) / sum;
    made.set(home, row);
    return row;
  };

  const mean = (homes: readonly string[], isKept: boolean, seenAt: string): number =>
    homes.reduce((sum, home) => sum + (rowOf(home, isKept)[seenAt] ?? 0), 0) / homes.length;

  const isWild = ({ kind }: KeyPlace) => kind !== "home" && kind !== "district";
  const all = Object.entries(data.places);
  const parks = all.filter(([, place]) => isWild(place));
  const withPark = new Set(parks.flatMap(([, { districts }]) => districts));
  const wildHomes = [...parks.map(([key]) => key), ...withPark];
  const keptHomes = all.filter(([, place]) => !isWild(place)).map(([key]) => key);

  const unknown = (isKept: boolean, seenAt: string) => mean(isKept ? keptHomes : wildHomes, isKept, seenAt);
  return {
    unknown,
    known: (places, isKept, seenAt) => (places.length === 0 ? unknown(isKept, seenAt) : mean(places, isKept, seenAt)),
  };
}

const made = new WeakMap<object, PlaceOdds>();

/** Made once for each key data. */
export function placeOdds(data: Pick<KeyData, "places" | "placeWeights">): PlaceOdds {
  const known = made.get(data.places);
  if (known !== undefined) return known;
  const fresh = createPlaceOdds(data);
  made.set(data.places, fresh);
  return fresh;
}
