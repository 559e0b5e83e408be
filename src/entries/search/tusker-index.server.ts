import type { TuskerRow } from "../../platform/db/schema.server.ts";
import type { TuskerSort } from "../../tuskers/tusker-sort.ts";
import { byId, bySortKey, byText, byTime, firstOf, turned } from "./compare-entries.server.ts";
import { type IndexShape, LIGHT_COLUMNS, type LightRow, toLightRow } from "./entry-index.server.ts";
import type { TuskerFilter } from "./list-filters.server.ts";

/** What of the row of a tusker the index is made from. */
export const TUSKER_COLUMNS = [...LIGHT_COLUMNS, "category", "status", "age"] as const;

export type LightTusker = LightRow & Pick<TuskerRow, "category" | "status" | "age">;

export const toLightTusker = (row: Pick<TuskerRow, (typeof TUSKER_COLUMNS)[number]>): LightTusker => ({
  ...toLightRow(row),
  category: row.category,
  status: row.status,
  age: row.age,
});

/** Those whose age is not known come last, whichever way. */
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
  // As it always was: whatever a list is turned by, entries that are alike in it stand by name, then by id.
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
