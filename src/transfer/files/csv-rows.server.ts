import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { AppError } from "../../platform/errors/app-error.ts";

/** No row comes near: a quote that is never closed would otherwise take the rest of the file for one cell. */
const MAX_ROW_LENGTH = 2_000_000;

const DELIMITERS = [",", ";", "\t"] as const;

/** What stands between the cells. Programs write a semicolon or tab in some languages; names of columns hold none. */
function delimiterOf(beginning: string): string {
  const header = beginning.split(/[\r\n]/, 1)[0] ?? "";
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
}

/**
 * The rows of a CSV file, each with its number as a spreadsheet program counts them (the header is row 1).
 * @param beginning the first characters of the file, with its whole first line
 * @throws AppError `Malformed` for quotes that do not match
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  beginning: string,
): AsyncGenerator<{ row: number; cells: string[] }> {
  const parser = parse({
    delimiter: delimiterOf(beginning),
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  pipeline(Readable.from(text), parser, () => {
    // Whoever reads the rows is told by the parser itself.
  });
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const what = "Its quotes do not match: a cell that holds a quote is written in quotes, and the quote in it twice.";
    throw new AppError("Malformed", `The file cannot be read from row ${row + 1} on. ${what}`, { cause: error });
  }
}
