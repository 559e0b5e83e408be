import type { Expression, SqlBool } from "kysely";
import type { Queryable } from "./queryable.ts";

/** How each database finds text. Words come folded (`domain/search/fold.ts`) and are never read as operators. */
export type SearchDialect = {
  /**
   * True for rows of `table` (in scope under that name) whose `search_text` contains `folded` literally.
   * Three characters or more go through the substring index; fewer are compared row by row.
   */
  contains(table: SearchedTable, folded: string): Expression<SqlBool>;
  /**
   * The internal keys of all rows whose `search_text` contains `folded`, whatever else they are; undefined where the
   * index cannot tell, or where they are more than `limit`.
   */
  findFew(db: Queryable, table: SearchedTable, folded: string, limit: number): Promise<number[] | undefined>;
  /** The internal keys of at most `limit` tuskers that share most trigrams with `folded`, the likeliest first. */
  findNearestTuskers(db: Queryable, folded: string, limit: number): Promise<number[]>;
};

export type SearchedTable = "tuskers" | "articles";
