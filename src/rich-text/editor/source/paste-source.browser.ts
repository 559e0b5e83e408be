import type { Element, ElementContent } from "hast";
import { BLOCK_TAGS } from "../../allowed-html.ts";
import { cleanRichText } from "../../clean-rich-text.ts";
import { isBlank, parseFragment, writeHtml } from "../../html-fragment.ts";
import type { SourceBlock } from "./pasted-blocks.ts";
import { pastedChildren } from "./pasted-tree.browser.ts";

const isBlock = (node: ElementContent): node is Element => node.type === "element" && BLOCK_TAGS.has(node.tagName);

/** One flow of text as a writer types it: a line break for `<br>`, no blanks at the ends of lines. */
const lineSource = (nodes: ElementContent[]): string =>
  nodes
    .map((node) =>
      node.type === "element" && node.tagName === "br"
        ? "\n"
        : writeHtml(node.type === "text" ? { ...node, value: node.value.replace(/\s+/g, " ") } : node),
    )
    .join("")
    .replace(/<br>/g, "\n")
    .replace(/ *\n */g, "\n")
    .replace(/ {2,}/g, " ")
    .trim();

function listSource(list: Element): string {
  const points = list.children.flatMap((point) => {
    if (point.type !== "element" || point.tagName !== "li") return [];
    const inner = blocksOf(point.children).map(({ source }) => source);
    return inner.length === 0 ? [] : [`<li>${inner.join("\n")}</li>`];
  });
  return points.length === 0 ? "" : [`<${list.tagName}>`, ...points, `</${list.tagName}>`].join("\n");
}

function blockSource(block: Element): SourceBlock[] {
  const { tagName, children } = block;
  if (tagName === "p")
    return lineSource(children)
      .split(/\n{2,}/)
      .map((source) => ({ source, isText: true }));
  if (tagName === "ul" || tagName === "ol") return [{ source: listSource(block), isText: false }];
  if (/^h\d$/.test(tagName)) {
    const words = lineSource(children).replaceAll("\n", " ");
    return [{ source: words === "" ? "" : `<${tagName}>${words}</${tagName}>`, isText: false }];
  }
  if (tagName === "blockquote") {
    const inner = blocksOf(children).map(({ source }) => source);
    return inner.length === 0 ? [] : [{ source: `<blockquote>\n${inner.join("\n\n")}\n</blockquote>`, isText: false }];
  }
  return [{ source: writeHtml(block), isText: false }];
}

function blocksOf(children: ElementContent[]): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let run: ElementContent[] = [];
  const close = () => {
    if (run.some((node) => !isBlank(node)))
      blocks.push(...blockSource({ type: "element", tagName: "p", properties: {}, children: run }));
    run = [];
  };
  for (const child of children) {
    if (isBlock(child)) {
      close();
      blocks.push(...blockSource(child));
    } else run.push(child);
  }
  close();
  return blocks.filter(({ source }) => source !== "");
}

/** HTML from the clipboard as a writer would have written it: paragraphs by blank lines, tags for the rest. */
export function pastedBlocks(html: string): SourceBlock[] {
  const tree = pastedChildren(parseFragment(html).children);
  const { html: clean } = cleanRichText(writeHtml({ type: "root", children: tree }));
  return blocksOf(parseFragment(clean).children as ElementContent[]);
}
