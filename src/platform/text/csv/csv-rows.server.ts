import { pipeline, Readable, type TransformOptions } from "node:stream";
import { CsvError, type InfoRecord, type Options, parse } from "csv-parse";
import { AppError } from "../../errors/app-error.ts";

/** Far longer than any real row. Without it an unclosed quote would read the rest of the file as one cell. */
const MAX_ROW_LENGTH = 2_000_000;

/** As many as spreadsheet programs have columns. `MAX_ROW_LENGTH` does not count empty cells. */
const MAX_CELLS = 16_384;

/** Rows with more or fewer cells than the first: the parser makes an error of each, which takes it 10 µs. */
const MAX_UNEVEN_ROWS = 50_000;

const DELIMITERS = [",", ";", "\t"] as const;

/** The delimiter of the cells. In some locales programs write a semicolon or tab; column names contain neither. */
function delimiterOf(beginning: string): string {
  const header = beginning.split(/[\r\n]/, 1)[0] ?? "";
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
}

const QUOTES = "Its quotes do not match. Enclose a cell that contains a quote in quotes, and double the quote in it.";

const unreadable = (row: number, what: string, cause?: unknown): AppError =>
  new AppError("Malformed", `The file cannot be read from row ${row} on. ${what}`, { cause });

type Row = { row: number; cells: string[] };

const rowNumber = ({ records, empty_lines }: Pick<InfoRecord, "records" | "empty_lines">) => records + empty_lines;

/** A row that the parser has read; null for a blank one, which is then not held. */
function takeRow(cells: string[], info: InfoRecord): Row | null {
  const row = rowNumber(info);
  if (info.invalid_field_length > MAX_UNEVEN_ROWS) {
    const most = MAX_UNEVEN_ROWS.toLocaleString("en");
    throw unreadable(row, `More than ${most} rows have another number of cells than the first one.`);
  }
  return cells.every((cell) => cell.trim() === "") ? null : { row, cells };
}

/**
 * The rows of a CSV file that are not blank, numbered as in a spreadsheet program. The first of them is the header.
 * @param beginning the first characters of the file, including its whole first line
 * @throws AppError `Malformed` for quotes that do not match, and for more cells or longer rows than any table has
 */
export async function* csvRows(text: AsyncIterable<string>, beginning: string): AsyncGenerator<Row> {
  const options: Options<Row, string[]> & TransformOptions = {
    delimiter: delimiterOf(beginning),
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
    skip_empty_lines: true,
    // Else pieces pile up behind a slow row, and the rest of them is then parsed at once.
    writableHighWaterMark: 1,
    cast(cell, { index, records, empty_lines }) {
      if (index < MAX_CELLS) return cell;
      const row = rowNumber({ records, empty_lines }) + 1;
      throw unreadable(row, `A row can have ${MAX_CELLS.toLocaleString("en")} cells at most.`);
    },
    on_record: takeRow,
  };
  // Its types know neither the options of streams nor rows of another kind.
  const parser = parse(options as object);
  pipeline(Readable.from(text), parser, () => {
    // The parser itself reports errors to the consumer of the rows.
  });
  try {
    for await (const row of parser as AsyncIterable<Row>) yield row;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === "CSV_MAX_RECORD_SIZE";
    const long = `A row can have ${MAX_ROW_LENGTH.toLocaleString("en")} characters at most. Is a quote missing?`;
    throw unreadable(rowNumber(parser.info) + 1, isLong ? long : QUOTES, error);
  }
}
