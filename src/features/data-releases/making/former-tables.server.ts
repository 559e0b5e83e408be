import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { Row, TableName, Tables } from "../content/tables.ts";
import { csvName } from "../files/csv-package.ts";
import { readCsv } from "../files/csv-rows.server.ts";
import { unzipFile } from "../files/unzip.server.ts";
import { readContent } from "../release-content.server.ts";

/** The tables of a release as its file of CSV has them. */
export function formerTables(db: Queryable, { fileId, bytes }: { fileId: string; bytes: number }): Tables {
  const read = (start: number, end: number) => readContent(db, { fileId, start, end });
  async function* rowsOf(table: TableName): AsyncGenerator<Row> {
    const csv = await unzipFile({ bytes, read }, csvName(table));
    if (csv !== undefined) yield* readCsv(csv);
  }
  return { rowsOf };
}
