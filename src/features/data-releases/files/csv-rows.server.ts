import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";
import { columnsOf, type Row, type TableName } from "../content/tables.ts";

const LINE_END = "\r\n";

export const csvHeader = (table: TableName): string =>
  columnsOf(table)
    .map(({ name }) => name)
    .join(",") + LINE_END;

/** Rows of a table as CSV, without the header. A text of several lines is quoted, as RFC 4180 demands. */
export const csvOf = (table: TableName, rows: readonly Row[]): string =>
  stringify([...rows], {
    columns: columnsOf(table).map(({ name }) => name),
    record_delimiter: LINE_END,
    quoted_match: /[\r\n]/,
  });

/** The rows of a CSV file with a header. Earlier releases did not quote a line feed in a text. */
export function readCsv(content: AsyncIterable<string | Uint8Array>): AsyncIterable<Row> {
  return pipeline(Readable.from(content), parse({ columns: true, record_delimiter: LINE_END }), () => {
    // The consumer of the rows gets the error.
  });
}
