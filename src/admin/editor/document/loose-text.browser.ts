import { BLOCK_TAGS, INLINE_TAGS } from "../../../content/rich-text/allowed-html.ts";
import { isElement, isText } from "./parse-html.browser.ts";

const isBlock = (node: Node): node is HTMLElement => isElement(node) && BLOCK_TAGS.has(node.localName);
const isBreak = (node: Node | undefined): boolean => isElement(node) && node.localName === "br";
const isBlank = (node: Node | undefined): boolean => isText(node) && node.data.trim() === "";

/** Line breaks of loose text as `<br>`, as `paragraphs.ts` does for a page. */
function withBreaks(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    if (isText(node)) {
      const text = isBreak(result.at(-1)) ? node.data.replace(/^[ \t]*\n/, "") : node.data;
      text.split("\n").forEach((line, index) => {
        if (index > 0) result.push(node.ownerDocument.createElement("br"));
        if (line !== "") result.push(node.ownerDocument.createTextNode(line));
      });
    } else {
      if (isElement(node) && node.localName !== "code") node.replaceChildren(...withBreaks([...node.childNodes]));
      result.push(node);
    }
  }
  return result;
}

/** A run of loose text, split at its blank lines. */
function splitRun(run: readonly Node[]): Node[][] {
  const parts: Node[][] = [[]];
  for (const node of run) {
    if (!isText(node)) {
      parts.at(-1)?.push(node);
      continue;
    }
    node.data.split(/\n[ \t]*\n\s*/).forEach((text, index) => {
      if (index > 0) parts.push([]);
      if (text !== "") parts.at(-1)?.push(node.ownerDocument.createTextNode(text));
    });
  }
  return parts;
}

function paragraphOf(nodes: readonly Node[], document: Document): HTMLElement[] {
  const all = withBreaks(nodes);
  const isEdge = (node: Node | undefined) => isBreak(node) || isBlank(node);
  while (all.length > 0 && isEdge(all[0])) all.shift();
  while (all.length > 0 && isEdge(all.at(-1))) all.pop();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return [];
  // No-break spaces are trimmed too, as on the page. What is written would lack them, so the paragraph would be kept as HTML.
  if (isText(first)) first.data = first.data.trimStart();
  if (isText(last)) last.data = last.data.trimEnd();
  const paragraph = document.createElement("p");
  paragraph.append(...all);
  return [paragraph];
}

/**
 * Makes paragraphs of the loose text of an element, by the rules of the public page. Paragraphs that have a tag get a
 * mark, which tells the two apart.
 */
export function wrapLooseText(parent: HTMLElement): void {
  const blocks: Node[] = [];
  let run: Node[] = [];
  const close = () => {
    blocks.push(...splitRun(run).flatMap((part) => paragraphOf(part, parent.ownerDocument)));
    run = [];
  };
  for (const child of [...parent.childNodes]) {
    if (isBlock(child)) {
      close();
      if (child.localName === "blockquote") wrapLooseText(child);
      blocks.push(child);
    } else run.push(child);
  }
  close();
  parent.replaceChildren(...blocks);
}

/** Marks the paragraphs that are written with a tag. */
export function markTagged(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("p")) paragraph.setAttribute("data-tagged", "");
}

const MARK_TAGS = INLINE_TAGS.filter((tag) => tag !== "br" && tag !== "img").join();

/** Takes out marks around nothing, from the inside to the outside: a document has none. */
export function dropEmptyMarks(body: HTMLElement): void {
  for (const mark of [...body.querySelectorAll(MARK_TAGS)].reverse())
    if (mark.childNodes.length === 0 && !mark.hasAttribute("data-sources")) mark.remove();
  body.normalize();
}
