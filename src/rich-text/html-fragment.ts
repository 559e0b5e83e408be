import type { ElementContent, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toHtml } from "hast-util-to-html";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment as parseMarkup } from "parse5";

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

/** A table makes four levels of one: itself, its body, a row and a cell. The walks over the tree recurse so deep. */
const MAX_TREE_DEPTH = 4 * MAX_DEPTH;

/** Markup that is too nested by its tags alone. Tags that do not fit together can get past it; the tree tells. */
function looksTooNested(source: string): boolean {
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

class TooNested extends Error {}

/** The parser opens four elements at a tag at most, but formatting that is never closed anew in every paragraph. */
const OPENED_PER_TAG = 8;
const OPENED_ALWAYS = 1000;

/**
 * The parser's own tree.
 * @throws TooNested when the parser opens far more elements than there are tags
 */
function parseTree(source: string): DefaultTreeAdapterTypes.DocumentFragment {
  let left = OPENED_ALWAYS + OPENED_PER_TAG * (source.split("<").length - 1);
  const onItemPush = () => {
    left -= 1;
    if (left < 0) throw new TooNested();
  };
  return parseMarkup(source, { scriptingEnabled: false, treeAdapter: { ...defaultTreeAdapter, onItemPush } });
}

function isTooDeep(root: DefaultTreeAdapterTypes.ParentNode): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_TREE_DEPTH) return true;
    level = level.flatMap(({ childNodes }) => childNodes.filter((node) => "childNodes" in node));
  }
  return false;
}

/**
 * The tree of a piece of HTML, read as a browser reads it. Markup nested so deeply that it is no text by a person
 * becomes one text.
 */
export function readFragment(source: string): { tree: Root; tooNested: boolean } {
  const asText = {
    tree: { type: "root" as const, children: [{ type: "text" as const, value: source }] },
    tooNested: true,
  };
  if (looksTooNested(source)) return asText;
  try {
    const parsed = parseTree(source);
    return isTooDeep(parsed) ? asText : { tree: fromParse5(parsed) as Root, tooNested: false };
  } catch (error) {
    if (error instanceof TooNested) return asText;
    throw error;
  }
}

export const parseFragment = (source: string): Root => readFragment(source).tree;

/** HTML of a tree, with a plain `&` where nothing could take it for the begin of an entity. */
export function writeHtml(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }).replace(/&amp;(?![a-zA-Z#])/g, "&");
}

/** The text in a node, as a reader would copy it, without that of images. */
export function textIn(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textIn(child as Nodes)).join("") : "";
}

export const isBlank = (node: ElementContent): boolean => node.type === "text" && node.value.trim() === "";
