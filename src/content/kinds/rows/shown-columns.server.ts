import type { ArticleRow } from "../../articles/article-tables.server.ts";
import type { TuskerRow } from "../../tuskers/tusker-tables.server.ts";
import { articleColumns, tuskerColumns } from "./entry-columns.server.ts";

// The columns that the API returns in lists, without the HTML for pages and the text for searches.

const ENTRY_COLUMNS = ["seq", "id", "slug", "created_at", "updated_at"] as const;

export const SHOWN_COLUMNS = {
  tusker: [...ENTRY_COLUMNS, ...tuskerColumns.names, "summary", "portrait_hash", "portrait_alt"],
  article: [...ENTRY_COLUMNS, ...articleColumns.names, "landscape_hash"],
} as const;

export type ShownTuskerRow = Pick<TuskerRow, (typeof SHOWN_COLUMNS.tusker)[number]>;
export type ShownArticleRow = Pick<ArticleRow, (typeof SHOWN_COLUMNS.article)[number]>;
