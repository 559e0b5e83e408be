import type { Element, ElementContent, RootContent } from "hast";
import { textIn } from "../../html-fragment.ts";

// What word processors and web pages put on the clipboard is no plain HTML: Word writes lists as paragraphs with a
// painted bullet, Google Docs says bold by style and puts the whole text into a <b> that is not bold.

const DROPPED = new Set([
  "img",
  "picture",
  "style",
  "script",
  "meta",
  "link",
  "title",
  "xml",
  "svg",
  "button",
  "input",
]);
const HEADING = /^h[1-6]$/;
const BOLD = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i;
const ITALIC = /(?<![\w-])font-style:\s*italic/i;
const NOT_ITALIC = /(?<![\w-])font-style:\s*normal/i;
const HIDDEN = /mso-list:\s*ignore|display:\s*none|mso-hide:\s*all/i;
const LIST_POINT = /mso-list:\s*l\d+ level(\d)/i;
const ORDERED_MARK = /^\s*(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

const styleOf = (node: Element): string => String(node.properties.style ?? "");
const classesOf = (node: Element): string =>
  Array.isArray(node.properties.className) ? node.properties.className.join(" ") : "";
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** The painted bullet or number of a point, as Word hides it from readers that know lists. */
function markOf(node: Element): string | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    if (/mso-list:\s*ignore/i.test(styleOf(child))) return textIn(child).trim();
    const inside = markOf(child);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

const isWordPoint = (node: ElementContent): node is Element =>
  node.type === "element" && node.tagName === "p" && LIST_POINT.test(styleOf(node));

/** Bold and italic said by style or by tag, as tags; a tag that its style takes back is none. */
function emphasised(node: Element, children: ElementContent[], inHeading: boolean): ElementContent[] {
  const [tag, style] = [node.tagName, styleOf(node)];
  const isBold = ((tag === "b" || tag === "strong") && !NOT_BOLD.test(style)) || (tag === "span" && BOLD.test(style));
  const isItalic = ((tag === "i" || tag === "em") && !NOT_ITALIC.test(style)) || (tag === "span" && ITALIC.test(style));
  const italic = isItalic ? [element("em", children)] : children;
  // A heading is bold by itself.
  return isBold && !inHeading ? [element("strong", italic)] : italic;
}

function pastedElement(node: Element, inHeading: boolean): ElementContent[] {
  const { tagName } = node;
  if (DROPPED.has(tagName) || HIDDEN.test(styleOf(node))) return [];
  if (tagName === "br") return /interchange-newline/i.test(classesOf(node)) ? [] : [node];
  const children = pastedChildren(node.children, inHeading || HEADING.test(tagName));
  if (["b", "strong", "i", "em", "span"].includes(tagName)) return emphasised(node, children, inHeading);
  if (tagName.includes(":")) return children;
  if (tagName === "p" && /\bMsoTitle\b/.test(classesOf(node))) return [element("h2", children)];
  const { href, lang } = node.properties;
  const kept = { ...(tagName === "a" && href ? { href } : {}), ...(tagName !== "p" && lang ? { lang } : {}) };
  return [{ ...node, properties: tagName === "td" || tagName === "th" ? spans(node) : kept, children }];
}

const spans = ({ properties }: Element): Element["properties"] => ({
  ...(properties.colSpan ? { colSpan: properties.colSpan } : {}),
  ...(properties.rowSpan ? { rowSpan: properties.rowSpan } : {}),
});

/** Word's list paragraphs that follow each other, as one list. Deeper levels stand in the same one. */
function wordList(points: readonly Element[]): Element {
  const isOrdered = points[0] !== undefined && ORDERED_MARK.test(markOf(points[0]) ?? "");
  const items = points.map((point) => element("li", pastedChildren(point.children, false)));
  return element(isOrdered ? "ol" : "ul", items);
}

/** What was pasted, as a tree that says by tags what it said by style. Images, which lie elsewhere, are left out. */
export function pastedChildren(nodes: readonly RootContent[], inHeading = false): ElementContent[] {
  const result: ElementContent[] = [];
  let points: Element[] = [];
  const close = () => {
    if (points.length > 0) result.push(wordList(points));
    points = [];
  };
  for (const node of nodes) {
    if (node.type === "text") {
      if (points.length > 0 && node.value.trim() === "") continue;
      close();
      // In HTML a line break is a blank; in a source it would be a line break.
      result.push({ type: "text", value: node.value.replace(/[\s\u00a0]+/g, " ") });
    } else if (node.type === "element") {
      if (isWordPoint(node)) points.push(node);
      else {
        close();
        result.push(...pastedElement(node, inHeading));
      }
    }
  }
  close();
  return result;
}
