import type { Element, ElementContent, Nodes, Parents, Root } from "hast";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { Delete, FootnoteDefinition, FootnoteReference } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Handlers, toMarkdown } from "mdast-util-to-markdown";
import { isBlank, parseFragment } from "../../../content/rich-text/html-fragment.ts";
import { writeNumbers } from "./numbered-lists.server.ts";

/** What readers of text have no use for: controls, drawings, and ways through the site. */
const LEFT_OUT = new Set([
  ...["button", "dialog", "form", "iframe", "input", "nav", "noscript", "script", "select", "style", "svg", "template"],
  ...["audio", "canvas", "map", "object", "source", "textarea", "video"],
]);

/** Stands for a footnote, or with content for its text, until the tree is Markdown. */
const MARK = "data";

/** Styles set these apart; text needs a space between two of them. */
const APART = new Set(["a", "b", "small", "span", "time"]);
const SET_APART = new Set([...APART, MARK]);

/** Styles and links of a text. One that holds nothing but blanks and line breaks says nothing. */
const IN_TEXT = new Set(["a", "abbr", "b", "code", "em", "i", "q", "s", "small", "span", "strong", "sub", "sup", "u"]);

/** What a cell of a table can hold in Markdown. */
const IN_CELL = new Set([...IN_TEXT, MARK, "br", "img"]);

/** How the site names a source in addresses and ids of a page: `#source-4`. */
const SOURCE = /^#?source-(\d{1,3})$/;
const BACK_TO_MARK = /^#cite-/;

/** The mark of a group of statements. Each of them holds the numbers of its own sources, unseen on the page. */
const isGroupMark = ({ tagName, properties: { className } }: Element): boolean =>
  tagName === "a" && Array.isArray(className) && className.includes("cite");

/** The marks of the rows of a table. */
const isRowSources = ({ properties: { className } }: Element): boolean =>
  Array.isArray(className) && className.includes("row-sources");

/** Whether it holds a mark of a group away from the words before it. */
const isGapOfMark = (node: Nodes, next: Nodes | undefined): boolean =>
  node.type === "text" && node.value === "\u00a0" && isElement(next) && isGroupMark(next);

const isElement = (node: Nodes | undefined): node is Element => node?.type === "element";

/** Whether a group of links is the bar that shares the page. */
const isShareBar = ({ properties, children }: Element): boolean =>
  properties.role === "group" && children.some((child) => isElement(child) && "dataShare" in child.properties);

const isLeftOut = (element: Element): boolean =>
  LEFT_OUT.has(element.tagName) ||
  element.properties.ariaHidden === "true" ||
  element.properties.hidden === true ||
  (element.tagName === "img" && (element.properties.alt ?? "") === "") ||
  BACK_TO_MARK.test(String(element.properties.href)) ||
  isGroupMark(element) ||
  isRowSources(element) ||
  isShareBar(element);

const sourceIn = (value: unknown): string | undefined => SOURCE.exec(String(value))?.[1];

const isMark = (node: Nodes): boolean => isElement(node) && node.tagName === MARK;

/** An address as it is outside of the page. */
const absolute = (address: unknown, base: string): string | undefined =>
  typeof address === "string" && URL.canParse(address, base) ? new URL(address, base).href : undefined;

/** Whether a page shows no sign for it: blanks, and what breaks a line. */
const isGap = (node: ElementContent): boolean => isBlank(node) || (isElement(node) && node.tagName === "br");

/** What a cell of a table says, in one line: a row of Markdown has no blocks. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "text") return [{ ...node, value: node.value.replace(/\n/g, " ") }];
    if (!isElement(node) || IN_CELL.has(node.tagName)) return [node];
    return [{ type: "text", value: " " }, ...inOneLine(node.children), { type: "text", value: " " }];
  });
}

/** Styles of one meaning: twice bold is bold. */
const MEANINGS: Record<string, string> = { b: "strong", strong: "strong", i: "em", em: "em", s: "s" };

/** The content of a style without the same style in it: the signs of both would run together. */
function withoutStyle(nodes: readonly ElementContent[], meaning: string | undefined): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node) || meaning === undefined) return [node];
    const children = withoutStyle(node.children, meaning);
    return MEANINGS[node.tagName] === meaning ? children : [{ ...node, children }];
  });
}

/** A style without the line breaks at its ends, which stand around it: within it, readers would see their signs. */
function withoutEdges(element: Element): ElementContent[] {
  const { children } = element;
  const from = children.findIndex((child) => !isGap(child));
  const to = children.findLastIndex((child) => !isGap(child)) + 1;
  return [...children.slice(0, from), { ...element, children: children.slice(from, to) }, ...children.slice(to)];
}

function plainChildren({ children }: Parents, base: string): ElementContent[] {
  const kept: ElementContent[] = [];
  const told = children.filter((child, index) => !isGapOfMark(child, children[index + 1]));
  for (const child of told.flatMap((child) => plain(child as ElementContent, base))) {
    const before = kept.at(-1);
    const isApart = isElement(before) && SET_APART.has(before.tagName) && isElement(child) && APART.has(child.tagName);
    if (isApart) kept.push({ type: "text", value: " " });
    // Texts that lost the style between them become one. For many in a row, later steps would take quadratic time.
    if (before?.type === "text" && child.type === "text") before.value += child.value;
    else kept.push(child.type === "text" ? { ...child } : child);
  }
  return kept;
}

/** What readers of text need of a node, with absolute addresses. Marks and sources become footnotes. */
function plain(node: ElementContent, base: string): ElementContent[] {
  if (node.type === "text") return [node];
  if (!isElement(node) || isLeftOut(node)) return [];
  const { href, id, src } = node.properties;
  const children = plainChildren(node, base);
  const footnote = (number: string, inside: ElementContent[]): ElementContent[] => [
    { type: "element", tagName: MARK, properties: { number }, children: inside },
  ];
  if (typeof node.properties.dataNumbers === "string")
    return node.properties.dataNumbers.split(", ").flatMap((number) => footnote(number, []));
  const marked = node.tagName === "a" ? sourceIn(href) : undefined;
  if (marked !== undefined) return footnote(marked, []);
  const source = node.tagName === "li" ? sourceIn(id) : undefined;
  if (source !== undefined) return footnote(source, children);
  // Footnotes stand for themselves: without the commas between marks, and without the list around sources.
  if (children.some(isMark) && ["sup", "ol"].includes(node.tagName)) return children.filter(isMark);
  if (node.tagName === "a" && String(href).startsWith("#")) return children;
  // Many empty styles in a row would take later steps quadratic time.
  if (IN_TEXT.has(node.tagName) && children.every(isGap)) return children;
  const properties = { ...node.properties, href: absolute(href, base), src: absolute(src, base) };
  if (IN_TEXT.has(node.tagName)) {
    return withoutEdges({ ...node, properties, children: withoutStyle(children, MEANINGS[node.tagName]) });
  }
  // A table of Markdown has no caption.
  const caption =
    node.tagName === "table" ? children.find((child) => isElement(child) && child.tagName === "caption") : undefined;
  if (isElement(caption))
    return [
      { ...caption, tagName: "p" },
      { ...node, properties, children: children.filter((child) => child !== caption) },
    ];
  const isCell = node.tagName === "td" || node.tagName === "th";
  return [writeNumbers({ ...node, properties, children: isCell ? inOneLine(children) : children })];
}

/** The main element of a document; the whole of a fragment that has none. */
function mainOf(root: Parents): Parents {
  for (const child of root.children) {
    if (!isElement(child)) continue;
    if (child.tagName === "main") return child;
    const found = mainOf(child);
    if (found !== child) return found;
  }
  return root;
}

const toFootnote: Handle = (state, element): FootnoteDefinition | FootnoteReference => {
  const number = String(element.properties.number);
  const named = { identifier: number, label: number };
  if (element.children.length === 0) return { type: "footnoteReference", ...named };
  return { type: "footnoteDefinition", ...named, children: state.toFlow(state.all(element)) as [] };
};

const HANDLERS: Partial<Handlers> = {
  // Struck text and footnotes are of GitHub's Markdown, as tables are.
  delete: (node: Delete, _parent, state, info) => `~~${state.containerPhrasing(node, info)}~~`,
  footnoteReference: ({ identifier }: FootnoteReference) => `[^${identifier}]`,
  footnoteDefinition: (node: FootnoteDefinition, _parent, state, info) =>
    `[^${node.identifier}]: ${state.containerFlow(node, info).replace(/\s*\n\s*/g, " ")}`,
};

/**
 * HTML of the site as Markdown: what its main element contains, or all of it. Marks become footnotes, and the list of
 * sources their texts.
 * @param base the address of the page
 */
export function treeToMarkdown(html: Root, base: string): string {
  const children = plainChildren(mainOf(html), base);
  const tree = toMdast({ type: "root", children }, { handlers: { [MARK]: toFootnote } });
  return toMarkdown(tree, { bullet: "-", rule: "-", extensions: [gfmTableToMarkdown()], handlers: HANDLERS });
}

export const htmlToMarkdown = (html: string, base: string): string => treeToMarkdown(parseFragment(html), base);
