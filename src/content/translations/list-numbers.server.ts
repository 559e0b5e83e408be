import type { Element, Nodes } from "hast";
import { parseFragment, writeHtml } from "../rich-text/html-fragment.ts";

/** The numbered lists of a tree, the outer one first. */
function listsIn(node: Nodes): Element[] {
  const own = node.type === "element" && node.tagName === "ol" ? [node] : [];
  return "children" in node ? [...own, ...node.children.flatMap((child) => listsIn(child as Nodes))] : own;
}

const pointsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === "element" && child.tagName === "li");

/** Gives an element the numbers of another, whatever it had. */
function takeNumbers(element: Element, from: Element): void {
  const { start: _start, reversed: _reversed, type: _type, value: _value, ...own } = element.properties;
  const { start, reversed, type, value } = from.properties;
  const numbers = Object.entries({ start, reversed, type, value }).filter(([, number]) => number !== undefined);
  element.properties = { ...own, ...Object.fromEntries(numbers) };
}

/**
 * A translated block whose lists are numbered as those of the English are today: a text that speaks of point 3 does so
 * in both.
 */
export function numberedAs(english: string, translated: string): string {
  if (!english.includes("<ol")) return translated;
  const tree = parseFragment(translated);
  const lists = listsIn(parseFragment(english));
  for (const [index, list] of listsIn(tree).entries()) {
    const from = lists[index];
    if (from === undefined) continue;
    takeNumbers(list, from);
    const points = pointsOf(from);
    for (const [at, point] of pointsOf(list).entries()) if (points[at] !== undefined) takeNumbers(point, points[at]);
  }
  return writeHtml(tree);
}
