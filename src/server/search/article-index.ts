import type { ArticleSort } from "../../domain/articles/article-sort.ts";
import { ARTICLE_CATEGORIES } from "../../domain/articles/categories.ts";
import type { ArticleFilter } from "../db/list-filters.ts";
import type { ArticleRow } from "../db/schema.ts";
import { firstOf, turned } from "./compare-entries.ts";
import type { IndexedEntry } from "./entry-columns.ts";
import type { IndexShape } from "./entry-index.ts";

/** What of an article's row the index is made from, in this order. */
export const ARTICLE_COLUMNS = [
  "seq",
  "id",
  "sort_key",
  "search_text",
  "category",
  "publish_date",
  "updated_at",
  "publication",
  "binned_at",
] as const;

export type IndexedArticleRow = Pick<ArticleRow, (typeof ARTICLE_COLUMNS)[number]>;

// The marks, from the lowest bit: category (2), published (1), binned (1).
const categoryOf = (marks: number): number => marks & 3;
const isPublished = (marks: number): boolean => (marks & 4) !== 0;
const isBinned = (marks: number): boolean => (marks & 8) !== 0;

const DAY = 0;
const UPDATED = 1;

/** YYYY-MM-DD as the number YYYYMMDD, which is in the same order. */
const dayNumber = (day: string): number => Number(day.replaceAll("-", ""));

export const toIndexedArticle = (row: IndexedArticleRow): IndexedEntry => ({
  seq: row.seq,
  id: row.id,
  sortKey: row.sort_key,
  marks:
    ARTICLE_CATEGORIES.indexOf(row.category) |
    (row.publication === "published" ? 4 : 0) |
    (row.binned_at === null ? 0 : 8),
  numbers: [dayNumber(row.publish_date), Date.parse(row.updated_at)],
});

/** The days, both included, on which an article of the list may be dated; undefined where any day will do. */
function daysOf({ publicOn, state }: ArticleFilter): readonly [number, number] | undefined {
  if (publicOn === undefined && (state === undefined || state.is === "draft")) return undefined;
  const latest = publicOn === undefined ? Number.POSITIVE_INFINITY : dayNumber(publicOn);
  if (state === undefined || state.is === "draft") return [0, latest];
  const today = dayNumber(state.today);
  // Days are whole numbers: the one after today is the first that is greater.
  return state.is === "scheduled" ? [today + 1, latest] : [0, Math.min(today, latest)];
}

export const articleIndexShape: IndexShape<ArticleFilter, ArticleSort> = {
  hasSounds: false,
  accept(filter) {
    const { category, publicOn, state } = filter;
    const wantedCategory = category && ARTICLE_CATEGORIES.indexOf(category);
    return {
      marks: (marks) =>
        !isBinned(marks) &&
        (publicOn === undefined || isPublished(marks)) &&
        (state === undefined || isPublished(marks) === (state.is !== "draft")) &&
        (wantedCategory === undefined || categoryOf(marks) === wantedCategory),
      between: daysOf(filter),
    };
  },
  compare(columns) {
    const { byId, bySortKey, byNumber } = columns;
    return {
      title: firstOf(bySortKey, byId),
      "-title": firstOf(turned(bySortKey), byId),
      date: firstOf(byNumber(DAY, 1), byId),
      "-date": firstOf(byNumber(DAY, -1), byId),
      updated: firstOf(byNumber(UPDATED, 1), byId),
      "-updated": firstOf(byNumber(UPDATED, -1), byId),
    };
  },
};
