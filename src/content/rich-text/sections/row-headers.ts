import type { Element, ElementContent } from "hast";
import { textIn } from "./text-in.ts";

const isNamed = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === "element" && names.includes(node.tagName);

const rowsIn = (part: Element): Element[] =>
  part.children.flatMap((child) =>
    isNamed(child, "tr") ? [child] : isNamed(child, "thead", "tbody") ? rowsIn(child) : [],
  );

const cellsIn = (row: Element): Element[] => row.children.filter((child) => isNamed(child, "td", "th"));

/**
 * Makes the first cell of each row its header where the columns have headers and the first of them is empty: the column
 * then names what the rows are about. Screen readers would read "5,879, 2011" without it.
 */
export function addRowHeaders(table: Element): Element {
  const [corner, ...heads] = cellsIn(rowsIn(table)[0] ?? table);
  const isNaming = corner !== undefined && textIn(corner).trim() === "" && heads.every((cell) => isNamed(cell, "th"));
  if (!isNaming || heads.length === 0) return table;

  const withHeader = (row: Element): Element => {
    const [first] = cellsIn(row);
    const children = row.children.map((cell): ElementContent => {
      if (cell !== first) return cell;
      if (cell === corner) return { ...cell, tagName: "td" };
      return { ...cell, tagName: "th", properties: { ...cell.properties, scope: "row" } };
    });
    return { ...row, children };
  };
  const within = (part: Element): Element => ({
    ...part,
    children: part.children.map((child) =>
      isNamed(child, "tr") ? withHeader(child) : isNamed(child, "thead", "tbody") ? within(child) : child,
    ),
  });
  return within(table);
}
