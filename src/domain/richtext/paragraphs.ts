import type { Element, ElementContent } from "hast";
import { BLOCK_TAGS } from "./allowed-html.ts";
import { isBlank } from "./html-fragment.ts";

const br = (): Element => ({ type: "element", tagName: "br", properties: {}, children: [] });
const isBreak = (node: ElementContent | undefined): boolean => node?.type === "element" && node.tagName === "br";

/** Line breaks of written text as `<br>`, also inside emphasis and links; code keeps its own. */
function withBreaks(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === "element") {
      const keep = node.tagName === "code" || node.tagName === "img";
      result.push(keep ? node : { ...node, children: withBreaks(node.children) });
    } else if (node.type === "text") {
      // After a written <br> the line break of the source is only how the source was wrapped.
      const text = isBreak(result.at(-1)) ? node.value.replace(/^[ \t]*\n/, "") : node.value;
      text.split(/[ \t]*\n[ \t]*/).forEach((line, index) => {
        if (index > 0) result.push(br());
        if (line !== "") result.push({ type: "text", value: line });
      });
    }
  }
  return result;
}

/** One paragraph without the blanks and breaks at its ends; undefined when nothing remains. */
function createParagraph(nodes: ElementContent[]): Element | undefined {
  const children = withBreaks(nodes);
  const isEdge = (node: ElementContent | undefined) => node !== undefined && (isBlank(node) || isBreak(node));
  while (isEdge(children[0])) children.shift();
  while (isEdge(children.at(-1))) children.pop();
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  return children.length === 0 ? undefined : { type: "element", tagName: "p", properties: {}, children };
}

/** Cuts a run of text and inline elements at its blank lines. */
function splitRun(run: ElementContent[]): ElementContent[][] {
  const parts: ElementContent[][] = [[]];
  for (const node of run) {
    if (node.type !== "text") {
      (parts.at(-1) as ElementContent[]).push(node);
      continue;
    }
    node.value.split(/\n[ \t]*\n\s*/).forEach((value, index) => {
      if (index > 0) parts.push([]);
      if (value !== "") (parts.at(-1) as ElementContent[]).push({ type: "text", value });
    });
  }
  return parts;
}

/** Loose text as paragraphs: blank lines part them, single line breaks stay. Blocks stand as they are. */
export function paragraphsOf(children: ElementContent[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const close = () => {
    for (const part of splitRun(run)) {
      const paragraph = createParagraph(part);
      if (paragraph) blocks.push(paragraph);
    }
    run = [];
  };
  for (const child of children) {
    if (child.type === "element" && BLOCK_TAGS.has(child.tagName)) {
      close();
      const isQuote = child.tagName === "blockquote";
      blocks.push(isQuote ? { ...child, children: paragraphsOf(child.children) } : child);
    } else run.push(child);
  }
  close();
  return blocks;
}
