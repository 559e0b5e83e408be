import { stringify } from "csv-stringify/sync";
import { BYTE_ORDER_MARK } from "../../content/transfer/files/csv-columns.ts";
import { textOf } from "../../content/transfer/files/file-text.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { protectCell, unprotectCell } from "../../platform/text/csv/csv-cells.ts";
import { csvRows } from "../../platform/text/csv/csv-rows.server.ts";
import { placeName, type ReadUnit, readPlace, readThing, thingName, type Unit } from "./unit.ts";

const COLUMNS = ["entry", "block", "language", "english", "translation"] as const;
/** Enough bytes for the first line. */
const BEGINNING_LENGTH = 10_000;

/** Units as a table. Only the column `translation` is to be changed. */
export const writeCsv = (units: readonly Unit[]): string =>
  BYTE_ORDER_MARK +
  stringify(
    [
      COLUMNS,
      ...units.map((unit) =>
        [thingName(unit), placeName(unit), unit.language, unit.english, unit.translation].map(protectCell),
      ),
    ],
    { record_delimiter: "windows", quote_record_delimiter: true },
  );

/** The translated units of a table. @throws AppError `Malformed` with the row */
export async function* readCsv(body: Uint8Array): AsyncGenerator<ReadUnit> {
  let places: number[] | undefined;
  const beginning = new TextDecoder().decode(body.subarray(0, BEGINNING_LENGTH));
  for await (const { row, cells } of csvRows(textOf([body]), beginning)) {
    if (places === undefined) {
      places = COLUMNS.map((column) => cells.findIndex((cell) => cell.trim().toLowerCase() === column));
      const missing = COLUMNS.find((column, index) => column !== "english" && places?.[index] === -1);
      if (missing !== undefined) throw new AppError("Malformed", `Row ${row}: the column “${missing}” is missing.`);
      continue;
    }
    const [entry = "", block = "", language = "", , translation = ""] = places.map((place) =>
      unprotectCell(cells[place] ?? ""),
    );
    const thing = readThing(entry.trim(), language.trim());
    const place = readPlace(block.trim());
    if (thing === undefined)
      throw new AppError("Malformed", `Row ${row}: the entry or the language is not of this site.`);
    if (place === undefined) throw new AppError("Malformed", `Row ${row}: the block is not one that this site wrote.`);
    if (translation.trim() !== "") yield { ...thing, ...place, translation, line: row };
  }
}
