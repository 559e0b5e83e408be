import type { ElementContent, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";

/** Deeper than this no person writes, and the parser's time and stack grow with every level. */
const MAX_DEPTH = 150;
/** Open at the same time: the parser opens each of them again in every paragraph that follows. */
const MAX_OPEN_FORMATTING = 20;

const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;
/** Closed by the parser itself, or never open. */
const NOT_NESTING = new Set([
  "p",
  "li",
  "td",
  "th",
  "tr",
  "dt",
  "dd",
  "option",
  "br",
  "hr",
  "img",
  "input",
  "wbr",
  "meta",
  "link",
  "col",
  "source",
  "area",
]);
const FORMATTING = new Set([
  "a",
  "b",
  "big",
  "code",
  "em",
  "font",
  "i",
  "nobr",
  "s",
  "small",
  "strike",
  "strong",
  "tt",
  "u",
]);

/** True for markup nested so deeply that it is no text by a person; it is shown as plain text instead. */
export function isTooNested(source: string): boolean {
  let depth = 0;
  let formatting = 0;
  for (const match of source.matchAll(TAG)) {
    const name = (match[2] as string).toLowerCase();
    if (NOT_NESTING.has(name)) continue;
    const step = match[1] === "/" ? -1 : 1;
    depth = Math.max(0, depth + step);
    if (FORMATTING.has(name)) formatting = Math.max(0, formatting + step);
    if (depth > MAX_DEPTH || formatting > MAX_OPEN_FORMATTING) return true;
  }
  return false;
}

/** The tree of a piece of HTML, read as a browser reads it. Markup that is too nested becomes one text. */
export function parseFragment(source: string): Root {
  if (isTooNested(source)) return { type: "root", children: [{ type: "text", value: source }] };
  return fromHtml(source, { fragment: true });
}

/** HTML of a tree, with a plain `&` where nothing could take it for the begin of an entity. */
export function writeHtml(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }).replace(/&amp;(?![a-zA-Z#])/g, "&");
}

/** The text in a node, as a reader would copy it, without that of pictures. */
export function textIn(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textIn(child as Nodes)).join("") : "";
}

export const isBlank = (node: ElementContent): boolean => node.type === "text" && node.value.trim() === "";
