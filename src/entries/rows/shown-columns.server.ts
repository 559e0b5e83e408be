import type { ArticleRow, TuskerRow } from "../../platform/db/schema.server.ts";
import { articleColumns, tuskerColumns } from "./entry-columns.server.ts";

// The columns that the API tells of in lists: not the HTML that pages show, nor what only searches look through.

const ENTRY_COLUMNS = ["seq", "id", "slug", "created_at", "updated_at"] as const;

export const SHOWN_TUSKER_COLUMNS = [
  ...ENTRY_COLUMNS,
  ...tuskerColumns.names,
  "summary",
  "portrait_hash",
  "portrait_alt",
] as const;

export type ShownTuskerRow = Pick<TuskerRow, (typeof SHOWN_TUSKER_COLUMNS)[number]>;

export const SHOWN_ARTICLE_COLUMNS = [...ENTRY_COLUMNS, ...articleColumns.names, "landscape_hash"] as const;

export type ShownArticleRow = Pick<ArticleRow, (typeof SHOWN_ARTICLE_COLUMNS)[number]>;
