import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { AppError } from "../../platform/errors/app-error.ts";

/** Far longer than any real row. Without it an unclosed quote would read the rest of the file as one cell. */
const MAX_ROW_LENGTH = 2_000_000;

const DELIMITERS = [",", ";", "\t"] as const;

/** The delimiter of the cells. In some locales programs write a semicolon or tab; column names contain neither. */
function delimiterOf(beginning: string): string {
  const header = beginning.split(/[\r\n]/, 1)[0] ?? "";
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
}

/**
 * The rows of a CSV file, numbered as in a spreadsheet program (the header is row 1).
 * @param beginning the first characters of the file, including its whole first line
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
    // The parser itself reports errors to the consumer of the rows.
  });
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const what = "Its quotes do not match. Enclose a cell that contains a quote in quotes, and double the quote in it.";
    throw new AppError("Malformed", `The file cannot be read from row ${row + 1} on. ${what}`, { cause: error });
  }
}
