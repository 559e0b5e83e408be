// Spreadsheet programs run a cell that begins like this as a formula; in some locales also with the full-width forms.
const START = "=+\\-@\\t＝＋－＠";

/**
 * Where a cell may begin. In some locales programs split a file at semicolons or tabs, whatever its real delimiter, and
 * then a line break in a text starts a new row. Quotation marks at the start of a cell are not part of it.
 */
const BEGINS = [
  `(?=[${START}\\r\\n])(?<=^["']*)`,
  // After these, a line break only leaves an empty cell or row; some programs do not treat a single CR as a line break.
  `(?=[${START}]|\\r(?!\\n))(?<=[;\\t]["']*)`,
  `(?=[${START}])(?<=[\\r\\n]["']*)`,
].join("|");
const FORMULA = new RegExp(BEGINS, "g");
const PROTECTED = new RegExp(`'(?:${BEGINS})`, "g");

/**
 * Prevents spreadsheet programs from running a cell as a formula, by an apostrophe before each possible start of one.
 */
export const protectCell = (text: string): string => text.replace(FORMULA, "'");

/** Reverses `protectCell`, for any text. */
export const unprotectCell = (cell: string): string => cell.replace(PROTECTED, "");

/** A list in one cell: `first | second`. A bar or backslash inside an item is escaped with a backslash. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\|]/g, "\\$&")).join(" | ");

/** The items of a cell, whether `joinList` made it or a person typed it; blank ones are left out. */
export function splitList(cell: string): string[] {
  const items = [""];
  for (const [part] of cell.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (part === "|") items.push("");
    else items[items.length - 1] += part.length === 2 ? part.slice(1) : part;
  }
  return items.map((item) => item.trim()).filter((item) => item !== "");
}
