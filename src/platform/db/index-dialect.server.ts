import type { Expression, SqlBool } from "kysely";
import type { Queryable } from "./queryable.server.ts";

export type IndexedTable = "tuskers" | "articles";

/** Which rows: the next `limit` ones behind an internal key, or those with these keys. */
export type RowChoice = { after: number; limit: number } | { seqs: number[] };

/** How each database gives out the little of its entries that lists are made from. */
export type IndexDialect = {
  /** Rows as lists of cells, in the order of `columns`, the lowest internal key first. */
  readCells(db: Queryable, table: IndexedTable, columns: readonly string[], choice: RowChoice): Promise<Cell[][]>;
  /** True where the column's value is one of these whole numbers, however many they are. */
  isOneOf(column: string, numbers: Uint32Array): Expression<SqlBool>;
};

export type Cell = string | number | null;
