import { DOMSerializer, type Node as TextNode } from "@tiptap/pm/model";
import { isElement, isText, parseHtml } from "./parse-html.browser.ts";

const VOID = new Set(["br", "img", "hr"]);
/** Attributes that only the editor reads. */
const OWN_ATTRIBUTES = new Set(["data-tagged", "data-head", "contenteditable"]);
/** Their parts stand on lines of their own. */
const LINED = new Set(["ul", "ol", "table", "thead", "tbody", "tr", "figure"]);

const escapeText = (text: string): string => text.replace(/&(?=[a-z#])/gi, "&amp;").replaceAll("<", "&lt;");
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");

function openingTag(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !OWN_ATTRIBUTES.has(name))
    .map(({ name, value }) => (name === "reversed" ? " reversed" : ` ${name}="${escapeAttribute(value)}"`));
  return `<${element.localName}${attributes.join("")}>`;
}

/** Loose: in a paragraph without a tag, where a line break in the source is one on the page. */
type Flow = "loose" | "tagged";

/** A line break in the source next to another one would end the paragraph. */
const isPlainBreak = (element: Element): boolean => {
  const [before, after] = [element.previousSibling, element.nextSibling];
  return isText(before) && isText(after) && before.data.trim() !== "" && after.data.trim() !== "";
};

function writeInline(parent: ParentNode, flow: Flow): string {
  return [...parent.childNodes]
    .map((node) => {
      if (isText(node)) return escapeText(node.data);
      if (!isElement(node)) return "";
      if (node.localName === "br") return flow === "loose" && isPlainBreak(node) ? "\n" : "<br>";
      if (VOID.has(node.localName)) return openingTag(node);
      return `${openingTag(node)}${writeInline(node, node.localName === "code" ? "tagged" : flow)}</${node.localName}>`;
    })
    .join("");
}

const isLoose = (node: Element | null): boolean =>
  node?.localName === "p" && !node.hasAttribute("data-tagged") && !node.hasAttribute("lang");

/** Rows of the head and of the body in sections, as HTML has them. */
function tableSections(table: Element): string[] {
  const rows = [...table.querySelectorAll(":scope > tr, :scope > tbody > tr")];
  const captions = [...table.querySelectorAll(":scope > caption")];
  const headEnd = rows.findIndex((row) => !row.hasAttribute("data-head"));
  const [head, body] = headEnd < 0 ? [rows, []] : [rows.slice(0, headEnd), rows.slice(headEnd)];
  const section = (tag: string, part: Element[]) =>
    part.length === 0 ? [] : [`<${tag}>\n${part.map((row) => writeBlock(row, true)).join("\n")}\n</${tag}>`];
  return [...captions.map((caption) => writeBlock(caption)), ...section("thead", head), ...section("tbody", body)];
}

/**
 * The content of a list item or a cell, and of a quotation in one: blank lines part nothing there, so only a paragraph
 * that stands alone has no tag.
 */
const writePart = (element: Element): string =>
  [...element.children]
    .map((child) =>
      isLoose(child) && !isLoose(child.previousElementSibling) && !isLoose(child.nextElementSibling)
        ? writeInline(child, "tagged").trim()
        : writeBlock(child, true),
    )
    .join("");

/** @param inPart true within a list item or a cell */
function writeBlock(element: Element, inPart = false): string {
  const tag = element.localName;
  if (element.hasAttribute("data-kept")) return element.textContent ?? "";
  if (VOID.has(tag)) return openingTag(element);
  const inner =
    tag === "blockquote" && !inPart
      ? `\n${writeFlow(element)}\n`
      : tag === "table"
        ? `\n${tableSections(element).join("\n")}\n`
        : LINED.has(tag)
          ? `\n${[...element.children].map((child) => writeBlock(child, inPart)).join("\n")}\n`
          : /^(?:li|td|th|blockquote)$/.test(tag)
            ? writePart(element)
            : writeInline(element, "tagged");
  return `${openingTag(element)}${inner}</${tag}>`;
}

/** Blocks with blank lines between them. Empty paragraphs are only where somebody is about to write. */
const writeFlow = (parent: ParentNode): string =>
  [...parent.children]
    .map((child) => (isLoose(child) ? writeInline(child, "loose").trim() : writeBlock(child)))
    .filter((html) => html !== "")
    .join("\n\n");

/** A document as the HTML, or plain text, that is stored. */
export function writeDocument(document: TextNode): string {
  const { ownerDocument } = parseHtml("");
  const fragment = DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content, {
    document: ownerDocument,
  });
  return writeFlow(fragment as DocumentFragment);
}

/** An element as it was parsed, without the marks of the editor. */
export function writeElement(element: Element): string {
  if (VOID.has(element.localName)) return openingTag(element);
  const inner = [...element.childNodes]
    .map((node) => (isText(node) ? escapeText(node.data) : isElement(node) ? writeElement(node) : ""))
    .join("");
  // A loose paragraph that is kept is safe only with its tag.
  return `${openingTag(element)}${inner}</${element.localName}>`;
}
