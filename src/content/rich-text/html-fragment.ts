import type { ElementContent, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toHtml } from "hast-util-to-html";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment as parseMarkup } from "parse5";

/** Nobody writes deeper markup by hand, and the parser's time and stack use grow with every level. */
const MAX_DEPTH = 150;
/** The most formatting elements open at once: the parser reopens each of them in every following paragraph. */
const MAX_OPEN_FORMATTING = 20;

const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;
/** Elements that the parser closes implicitly, and void elements. */
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

/** A table adds four levels: table, body, row and cell. Code that walks the tree recurses this deep. */
const MAX_TREE_DEPTH = 4 * MAX_DEPTH;

/**
 * Whether the tags alone show that markup is nested too deeply. Mismatched tags can get past this check, so the tree is
 * checked as well.
 */
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

/** The parser opens at most four elements for one tag, but it reopens unclosed formatting in every paragraph. */
const OPENED_PER_TAG = 8;
const OPENED_ALWAYS = 1000;

/**
 * The parser's own tree.
 * @throws TooNested if the parser opens far more elements than there are tags
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

/** Parses HTML as a browser does. Markup nested too deeply to be written by a person becomes plain text. */
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

/** Serialises a tree to HTML, with a plain `&` wherever it cannot be mistaken for the start of an entity. */
export function writeHtml(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }).replace(/&amp;(?![a-zA-Z#])/g, "&");
}

export const isBlank = (node: ElementContent): boolean => node.type === "text" && node.value.trim() === "";
