import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../domain/tuskers/status.ts";
import type { TuskerSort } from "../../domain/tuskers/tusker-sort.ts";
import type { TuskerFilter } from "../db/list-filters.ts";
import type { TuskerRow } from "../db/schema.ts";
import { firstOf, turned } from "./compare-entries.ts";
import type { IndexedEntry } from "./entry-columns.ts";
import type { IndexShape } from "./entry-index.ts";

/** What of a tusker's row the index is made from, in this order. */
export const TUSKER_COLUMNS = [
  "seq",
  "id",
  "sort_key",
  "search_text",
  "category",
  "status",
  "age",
  "updated_at",
  "publication",
  "binned_at",
] as const;

export type IndexedTuskerRow = Pick<TuskerRow, (typeof TUSKER_COLUMNS)[number]>;

// The marks, from the lowest bit: category (2), status (2), published (1), binned (1).
const categoryOf = (marks: number): number => marks & 3;
const statusOf = (marks: number): number => (marks >> 2) & 3;
const isPublished = (marks: number): boolean => (marks & 16) !== 0;
const isBinned = (marks: number): boolean => (marks & 32) !== 0;

const AGE = 0;
const UPDATED = 1;

export const toIndexedTusker = (row: IndexedTuskerRow): IndexedEntry => ({
  seq: row.seq,
  id: row.id,
  sortKey: row.sort_key,
  marks:
    TUSKER_CATEGORIES.indexOf(row.category) |
    (TUSKER_STATUSES.indexOf(row.status) << 2) |
    (row.publication === "published" ? 16 : 0) |
    (row.binned_at === null ? 0 : 32),
  numbers: [row.age ?? Number.NaN, Date.parse(row.updated_at)],
});

export const tuskerIndexShape: IndexShape<TuskerFilter, TuskerSort> = {
  hasSounds: true,
  accept({ category, status, includeDrafts, publication }) {
    const wantedCategory = category && TUSKER_CATEGORIES.indexOf(category);
    const wantedStatus = status && TUSKER_STATUSES.indexOf(status);
    return {
      marks: (marks) =>
        !isBinned(marks) &&
        (includeDrafts || isPublished(marks)) &&
        (publication === undefined || isPublished(marks) === (publication === "published")) &&
        (wantedCategory === undefined || categoryOf(marks) === wantedCategory) &&
        (wantedStatus === undefined || statusOf(marks) === wantedStatus),
    };
  },
  // As it always was: whatever a list is turned by, entries that are alike in it stand by name, then by id.
  compare(columns) {
    const { byId, bySortKey, byNumber } = columns;
    // The words for the states are in the order of their letters.
    const byStatus = (a: number, b: number) => statusOf(columns.marksAt(a)) - statusOf(columns.marksAt(b));
    return {
      name: firstOf(bySortKey, byId),
      "-name": firstOf(turned(bySortKey), byId),
      age: firstOf(byNumber(AGE, 1), bySortKey, byId),
      "-age": firstOf(byNumber(AGE, -1), bySortKey, byId),
      status: firstOf(byStatus, bySortKey, byId),
      "-status": firstOf(turned(byStatus), bySortKey, byId),
      updated: firstOf(byNumber(UPDATED, 1), byId),
      "-updated": firstOf(byNumber(UPDATED, -1), byId),
    };
  },
};
