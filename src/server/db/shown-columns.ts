import type { ArticleRow, TuskerRow } from "./schema.ts";

// The columns that the API tells of in lists: not the HTML that pages show, nor what only searches look through.

export const SHOWN_TUSKER_COLUMNS = [
  "seq",
  "id",
  "slug",
  "name",
  "description",
  "summary",
  "status",
  "age",
  "location",
  "category",
  "aliases",
  "status_as_of",
  "status_note",
  "age_note",
  "born_year",
  "died_on",
  "height_m",
  "tusks",
  "origin",
  "sources",
  "portrait",
  "portrait_hash",
  "portrait_alt",
  "publication",
  "created_at",
  "updated_at",
] as const;

export type ShownTuskerRow = Pick<TuskerRow, (typeof SHOWN_TUSKER_COLUMNS)[number]>;

export const SHOWN_ARTICLE_COLUMNS = [
  "seq",
  "id",
  "slug",
  "title",
  "excerpt",
  "description",
  "content",
  "category",
  "author",
  "publish_date",
  "publication",
  "sources",
  "landscape_hash",
  "created_at",
  "updated_at",
] as const;

export type ShownArticleRow = Pick<ArticleRow, (typeof SHOWN_ARTICLE_COLUMNS)[number]>;
