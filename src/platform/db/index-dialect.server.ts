import type { Expression, SqlBool } from "kysely";
import type { Queryable } from "./queryable.server.ts";

export type IndexedTable = "tuskers" | "articles";

/** Which rows to read: the next `limit` rows after an internal key, or the rows with these keys. */
export type RowChoice = { after: number; limit: number } | { seqs: number[] };

/** How each database reads the few columns of its entries that lists are built from. */
export type IndexDialect = {
  /** Rows as lists of cells, in the order of `columns`, sorted by internal key. */
  readCells(db: Queryable, table: IndexedTable, columns: readonly string[], choice: RowChoice): Promise<Cell[][]>;
  /** True where the column's value is one of these whole numbers. There may be any number of them. */
  isOneOf(column: string, numbers: Uint32Array): Expression<SqlBool>;
};

export type Cell = string | number | null;
