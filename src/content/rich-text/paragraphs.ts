import type { Element, ElementContent } from "hast";
import { BLOCK_TAGS } from "./allowed-html.ts";
import { isBlank } from "./html-fragment.ts";

const br = (): Element => ({ type: "element", tagName: "br", properties: {}, children: [] });
const isBreak = (node: ElementContent | undefined): boolean => node?.type === "element" && node.tagName === "br";

const isSpace = (character: string | undefined): boolean => character === " " || character === "\t";

/**
 * Trims spaces and tabs next to line breaks. Written by hand, because a regular expression would backtrack over long
 * runs of spaces.
 */
function trimLine(line: string, { start, end }: { start: boolean; end: boolean }): string {
  let [from, to] = [0, line.length];
  while (start && isSpace(line[from])) from += 1;
  while (end && to > from && isSpace(line[to - 1])) to -= 1;
  return line.slice(from, to);
}

/** Converts line breaks to `<br>`, also inside emphasis and links; code keeps its own. */
function withBreaks(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === "element") {
      const keep = node.tagName === "code" || node.tagName === "img";
      result.push(keep ? node : { ...node, children: withBreaks(node.children) });
    } else if (node.type === "text") {
      // A line break right after a written <br> only wraps the source.
      const text = isBreak(result.at(-1)) ? node.value.replace(/^[ \t]*\n/, "") : node.value;
      const lines = text.split("\n");
      lines.forEach((line, index) => {
        if (index > 0) result.push(br());
        const value = trimLine(line, { start: index > 0, end: index < lines.length - 1 });
        if (value !== "") result.push({ type: "text", value });
      });
    }
  }
  return result;
}

/** One paragraph, trimmed of white space and breaks at its ends; undefined if nothing remains. */
function createParagraph(nodes: ElementContent[]): Element | undefined {
  const all = withBreaks(nodes);
  const isEdge = (node: ElementContent | undefined) => node !== undefined && (isBlank(node) || isBreak(node));
  const children = all.slice(
    Math.max(
      0,
      all.findIndex((node) => !isEdge(node)),
    ),
    all.findLastIndex((node) => !isEdge(node)) + 1,
  );
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  return children.length === 0 ? undefined : { type: "element", tagName: "p", properties: {}, children };
}

/** Splits a run of text and inline elements at blank lines. */
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

/** Turns loose text into paragraphs: blank lines separate them, single line breaks stay. Blocks stay as they are. */
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
