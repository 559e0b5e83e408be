// Spreadsheet programs run a cell that begins like this as a formula; the full-width forms do it in some languages.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const PROTECTED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet program takes for a formula: an apostrophe goes before what would be one. */
export const protectCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Undoes `protectCell`, for every text. */
export const unprotectCell = (cell: string): string => (PROTECTED.test(cell) ? cell.slice(1) : cell);

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
