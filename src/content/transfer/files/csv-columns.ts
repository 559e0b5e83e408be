import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { joinList, protectCell, splitList, unprotectCell } from "../../../platform/text/csv/csv-cells.ts";
import { type Field, type Fields, fieldsOf } from "../../fields/fields.ts";
import { ENTRY_FIELDS } from "../../kinds/kinds.ts";
import type { ExportedArticle, ExportedTusker } from "./directory-document.ts";

/**
 * How a field is written in a cell. `name`: identifies the entry, an empty cell is ignored. `required`: text, an empty
 * cell is an empty text. `optional`: text, an empty cell clears the field. `number`: the same for numbers. `list`:
 * items joined by bars. `json`: for structured fields.
 */
type CellForm = "name" | "required" | "optional" | "number" | "list" | "json";

function variantOf(field: Field): CellForm {
  if (field.kind === "list" || field.kind === "tags") return "list";
  if (field.kind === "json" || field.kind === "number") return field.kind;
  return field.required ? "required" : "optional";
}

/** The columns of a kind: its identifiers, fields and images. */
const columnsOf = (table: Fields): Record<string, CellForm> => ({
  _id: "name",
  slug: "name",
  formerSlugs: "list",
  ...Object.fromEntries(fieldsOf(table).map(([name, field]) => [name, variantOf(field)])),
  images: "list",
  imageDetails: "json",
  createdAt: "name",
  updatedAt: "name",
});

const COLUMNS: Record<EntryKind, Record<string, CellForm>> = {
  tusker: columnsOf(ENTRY_FIELDS.tusker),
  article: columnsOf(ENTRY_FIELDS.article),
};

export const csvHeader = (kind: EntryKind): string[] => Object.keys(COLUMNS[kind]);

/** With this mark spreadsheet programs recognise UTF-8; without it they assume the system's encoding. */
export const BYTE_ORDER_MARK = "\ufeff";

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return protectCell(value);
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return protectCell(joinList(value));
  const json = JSON.stringify(value);
  return json === "[]" || json === "{}" ? "" : protectCell(json);
}

/** An entry as the cells of one row, in the order of `csvHeader`. */
export function csvCells(kind: EntryKind, entry: ExportedTusker | ExportedArticle): string[] {
  const values: Record<string, unknown> = entry;
  return csvHeader(kind).map((column) => toCell(values[column]));
}

/** An error in the whole file or in one cell, as a sentence for the user. */
export type CsvProblem = { problem: string };

/** The columns of a file, in file order; fields without a column stay unchanged in every entry. */
export type CsvColumns = { kind: EntryKind; columns: { name: string; form: CellForm }[] };

/**
 * Parses the header of a file. Columns may be in any order or missing; their names are case-insensitive.
 * @param expected the expected kind of entry; if undefined, the columns decide (only articles have a title)
 */
export function readCsvHeader(cells: string[], expected: EntryKind | undefined): CsvColumns | CsvProblem {
  const names = cells.map((cell) => unprotectCell(cell.replace(BYTE_ORDER_MARK, "")).trim());
  // Programs write empty columns at the end of a sheet if somebody once typed there.
  while (names.at(-1) === "") names.pop();
  const has = (name: string): boolean => names.some((given) => given.toLowerCase() === name);
  const kind = expected ?? (has("title") ? "article" : has("name") ? "tusker" : undefined);
  if (kind === undefined) {
    return { problem: "Row 1 must contain the names of the columns: tuskers have “name”, articles “title”." };
  }
  const known = new Map(Object.entries(COLUMNS[kind]).map(([name, form]) => [name.toLowerCase(), { name, form }]));
  const columns: CsvColumns["columns"] = [];
  for (const [index, given] of names.entries()) {
    const column = known.get(given.toLowerCase());
    if (column === undefined) {
      const what = given === "" ? `Column ${index + 1} has no name` : `There is no column “${given}”`;
      return { problem: `Row 1: ${what} in a file of ${kind}s. The columns are ${csvHeader(kind).join(", ")}.` };
    }
    if (columns.some(({ name }) => name === column.name)) {
      return { problem: `Row 1: the column “${column.name}” occurs twice.` };
    }
    columns.push(column);
  }
  return { kind, columns };
}

const NUMBER = /^\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i;

function fromCell(text: string, form: CellForm): unknown {
  const blank = text.trim() === "";
  switch (form) {
    case "name":
      return blank ? undefined : text.trim();
    case "required":
      return text;
    case "optional":
      return blank ? null : text;
    case "list":
      return splitList(text);
    case "number":
      // Some locales use a decimal comma, and very small numbers have an exponent. Text that is not a number is passed on,
      // so that the field's own validation reports it.
      return blank ? null : NUMBER.test(text.trim()) ? Number(text.trim().replace(",", ".")) : text;
    case "json":
      return blank ? null : JSON.parse(text);
  }
}

/** One row as an entry of the document; fields whose cells are missing at the end of a row stay unchanged. */
export function readCsvRow(cells: string[], { columns }: CsvColumns): { entry: Record<string, unknown> } | CsvProblem {
  const extra = cells.slice(columns.length).findIndex((cell) => cell.trim() !== "");
  if (extra >= 0) {
    return {
      problem: `There is a cell after the last column (cell ${columns.length + extra + 1}). Is a quote missing?`,
    };
  }
  const entry: Record<string, unknown> = {};
  for (const [index, { name, form }] of columns.entries()) {
    const cell = cells[index];
    if (cell === undefined) continue;
    try {
      const value = fromCell(unprotectCell(cell).replace(/\r\n?/g, "\n"), form);
      if (value !== undefined) entry[name] = value;
    } catch {
      return { problem: `Column “${name}”: this cell cannot be read. Restore its exported value, or empty it.` };
    }
  }
  return { entry };
}
