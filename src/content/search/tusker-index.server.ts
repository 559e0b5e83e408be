import { LRUCache } from "lru-cache";
import type { TuskerSort } from "../tuskers/tusker-sort.ts";
import type { TuskerRow } from "../tuskers/tusker-tables.server.ts";
import { byId, bySortKey, byText, byTime, firstOf, turned } from "./compare-entries.server.ts";
import { type IndexShape, LIGHT_COLUMNS, type LightRow, toLightRow } from "./entry-index.server.ts";
import type { TuskerFilter } from "./list-filters.server.ts";

/** The columns of a tusker that the index needs. */
export const TUSKER_COLUMNS = [...LIGHT_COLUMNS, "category", "status", "age", "location"] as const;

export type LightTusker = LightRow & Pick<TuskerRow, "category" | "status" | "age" | "location">;

/** Most locations are those of many tuskers: one string for all. */
const locations = new LRUCache<string, string>({ max: 5000 });

function sharedText(location: string): string {
  const known = locations.get(location) ?? location;
  locations.set(known, known);
  return known;
}

export const toLightTusker = (row: Pick<TuskerRow, (typeof TUSKER_COLUMNS)[number]>): LightTusker => ({
  ...toLightRow(row),
  category: row.category,
  status: row.status,
  age: row.age,
  location: sharedText(row.location),
});

/** Tuskers of unknown age come last in both directions. */
const byAge =
  (direction: 1 | -1) =>
  ({ age: a }: LightTusker, { age: b }: LightTusker): number =>
    a === null || b === null ? Number(a === null) - Number(b === null) : direction * (a - b);

const byStatus = byText<LightTusker>(({ status }) => status);

export const tuskerIndexShape: IndexShape<LightTusker, TuskerFilter, TuskerSort> = {
  hasSounds: true,
  accepts:
    ({ category, status, includeDrafts, publication }) =>
    (row) =>
      !row.isBinned &&
      (includeDrafts || row.publication === "published") &&
      (publication === undefined || row.publication === publication) &&
      (category === undefined || row.category === category) &&
      (status === undefined || row.status === status),
  countedBy: ({ category, status }) => [category, status],
  // Tie-breakers (name, id) stay ascending even if the list is reversed.
  orders: {
    name: firstOf(bySortKey, byId),
    "-name": firstOf(turned(bySortKey), byId),
    age: firstOf(byAge(1), bySortKey, byId),
    "-age": firstOf(byAge(-1), bySortKey, byId),
    status: firstOf(byStatus, bySortKey, byId),
    "-status": firstOf(turned(byStatus), bySortKey, byId),
    updated: firstOf(byTime, byId),
    "-updated": firstOf(turned(byTime), byId),
  },
};
