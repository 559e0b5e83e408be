import { districtsOf, PLACE_KEYS, type PlaceKey } from "../places/places.ts";
import type { TuskerStatus } from "../tuskers/status.ts";
import type { Life } from "./life.ts";

/** The published tuskers of one place. */
export type TuskersOfPlace = {
  /** How many are told of the place itself, and in which state they were at their last record. */
  tuskers: number;
  statuses: Partial<Record<TuskerStatus, number>>;
  /** The internal keys of those told of it or of a place that lies in it, by name. */
  seqs: number[];
};
export type PlaceIndex = Readonly<Record<PlaceKey, TuskersOfPlace>>;

/** Collects the tuskers of each place from lives that come by name. */
export function indexPlaces() {
  const index = Object.fromEntries(
    PLACE_KEYS.map((key): [PlaceKey, TuskersOfPlace] => [key, { tuskers: 0, statuses: {}, seqs: [] }]),
  ) as Record<PlaceKey, TuskersOfPlace>;
  return {
    add(seq: number, { places, status }: Pick<Life, "places" | "status">): void {
      for (const key of places) {
        const { statuses } = index[key];
        index[key].tuskers += 1;
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      // A park lies in its districts, so he is among their tuskers, too.
      for (const key of new Set(places.flatMap((place) => [place, ...districtsOf(place)]))) index[key].seqs.push(seq);
    },
    result: (): PlaceIndex => index,
  };
}
