import type { ArticleSort } from "../articles/article-sort.ts";
import type { ArticleRow } from "../articles/article-tables.server.ts";
import { byId, bySortKey, byText, byTime, firstOf, turned } from "./compare-entries.server.ts";
import { type IndexShape, LIGHT_COLUMNS, type LightRow, toLightRow } from "./entry-index.server.ts";
import type { ArticleFilter } from "./list-filters.server.ts";

/** The columns of an article that the index needs. */
export const ARTICLE_COLUMNS = [...LIGHT_COLUMNS, "category", "publish_date"] as const;

export type LightArticle = LightRow & Pick<ArticleRow, "category" | "publish_date">;

export const toLightArticle = (row: Pick<ArticleRow, (typeof ARTICLE_COLUMNS)[number]>): LightArticle => ({
  ...toLightRow(row),
  category: row.category,
  publish_date: row.publish_date,
});

function isIn(
  { publication, publish_date: day }: LightArticle,
  { is, today }: NonNullable<ArticleFilter["state"]>,
): boolean {
  if (is === "draft" || publication === "draft") return is === publication;
  return is === (day > today ? "scheduled" : "published");
}

const byDay = byText<LightArticle>(({ publish_date }) => publish_date);

export const articleIndexShape: IndexShape<LightArticle, ArticleFilter, ArticleSort> = {
  hasSounds: false,
  accepts:
    ({ category, publicOn, state }) =>
    (row) =>
      !row.isBinned &&
      (publicOn === undefined || (row.publication === "published" && row.publish_date <= publicOn)) &&
      (state === undefined || isIn(row, state)) &&
      (category === undefined || row.category === category),
  countedBy: ({ category }) => [category],
  orders: {
    title: firstOf(bySortKey, byId),
    "-title": firstOf(turned(bySortKey), byId),
    date: firstOf(byDay, byId),
    "-date": firstOf(turned(byDay), byId),
    updated: firstOf(byTime, byId),
    "-updated": firstOf(turned(byTime), byId),
  },
};
