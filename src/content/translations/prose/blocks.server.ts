import type { Element, ElementContent, Nodes } from "hast";
import { finish } from "../../../platform/jobs/finish.ts";
import { parseFragment, writeHtml } from "../../rich-text/html-fragment.ts";
import { paragraphsOf } from "../../rich-text/paragraphs.ts";
import { plainTextOf } from "../../rich-text/plain-text-of.ts";
import { withoutVideoAddresses } from "../../rich-text/videos.ts";
import { fingerprintOf, normalText } from "./fingerprint.server.ts";

/** A block of an English text: what one piece translates. */
export type Block = {
  /** Where it is within its entry, such as `statusNote` or `events.2.text`; of rich text the field. */
  path: string;
  /** Clean HTML, or the plain text itself. */
  html: string;
  /** Without markup, white space normalised. */
  text: string;
  fingerprint: string;
  /** Of rich text: the element that it is, such as `p` or `h2`. */
  tag: string | null;
  /** The keys of each citation, one string for each mark, sorted. */
  cited: string[];
  /** The addresses of its images, sorted. */
  images: string[];
};

/** The citations and images within a node. */
function collect(node: Nodes, into: { cited: string[]; images: string[] }): void {
  if (node.type === "element") {
    const { dataSources, src } = node.properties;
    if (typeof dataSources === "string") into.cited.push(dataSources);
    if (node.tagName === "img" && typeof src === "string") into.images.push(src);
  }
  if ("children" in node) for (const child of node.children) collect(child as Nodes, into);
}

function blockOf(path: string, node: ElementContent): Block {
  const root = { type: "root" as const, children: [node] };
  const marks = { cited: [] as string[], images: [] as string[] };
  collect(root, marks);
  const text = normalText(plainTextOf(root));
  return {
    path,
    html: writeHtml(root),
    text,
    fingerprint: fingerprintOf(text),
    tag: (node as Element).tagName,
    cited: marks.cited.sort(),
    images: marks.images.sort(),
  };
}

/**
 * The blocks of a rich text at its top level, in order: paragraphs, headings, lists. There may be thousands, so the work
 * stops after each.
 * @param html clean rich text
 */
export function* readBlocks(path: string, html: string): Generator<void, Block[]> {
  const tree = parseFragment(html);
  yield;
  const blocks: Block[] = [];
  for (const node of paragraphsOf(tree.children as ElementContent[])) {
    yield;
    blocks.push(blockOf(path, node));
  }
  return blocks;
}

export const richBlocks = (path: string, html: string): Block[] => finish(readBlocks(path, html));

/** A short text as one block; none if it is empty. */
export function textBlock(path: string, value: unknown): Block[] {
  const text = typeof value === "string" ? normalText(value) : "";
  if (text === "") return [];
  const html = value as string;
  return [{ path, html, text, fingerprint: fingerprintOf(text), tag: null, cited: [], images: [] }];
}

/** Whether there are words to translate: images, rules and videos alone have none. */
export const hasWords = ({ text }: Pick<Block, "text">): boolean => /\p{L}/u.test(withoutVideoAddresses(text));
