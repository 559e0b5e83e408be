// Spreadsheet programs run a cell that begins like this as a formula; the full-width forms do it in some languages.
const START = "=+\\-@\\t＝＋－＠";

/**
 * Where a cell may begin. In some countries programs divide a file at semicolons or tabs, whatever it was written with,
 * and then a line break in a text begins a new row; quotation marks at the start of a cell are not part of it.
 */
const BEGINS = [
  `(?=[${START}\\r\\n])(?<=^["']*)`,
  // Behind these, a line break only leaves a cell or a row empty; some programs take a single CR for no line break.
  `(?=[${START}]|\\r(?!\\n))(?<=[;\\t]["']*)`,
  `(?=[${START}])(?<=[\\r\\n]["']*)`,
].join("|");
const FORMULA = new RegExp(BEGINS, "g");
const PROTECTED = new RegExp(`'(?:${BEGINS})`, "g");

/** A cell that no spreadsheet program takes for a formula: an apostrophe goes before what would be one. */
export const protectCell = (text: string): string => text.replace(FORMULA, "'");

/** Undoes `protectCell`, for every text. */
export const unprotectCell = (cell: string): string => cell.replace(PROTECTED, "");

/** A list in one cell: `first | second`. A bar or backslash inside an item gets a backslash before it. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\|]/g, "\\$&")).join(" | ");

/** The items of a cell that `joinList` made or a person typed; blank ones are left out. */
export function splitList(cell: string): string[] {
  const items = [""];
  for (const [part] of cell.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (part === "|") items.push("");
    else items[items.length - 1] += part.length === 2 ? part.slice(1) : part;
  }
  return items.map((item) => item.trim()).filter((item) => item !== "");
}
