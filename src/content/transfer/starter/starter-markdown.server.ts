import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { parse } from "yaml";

/** `{S1, S23}`: the sources of the preceding statements. */
const SOURCE_MARK = /\s*\{(S\d+(?:,\s*S\d+)*)\}/g;
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

export type StarterDocument = {
  /** The front matter, not yet validated. */
  frontMatter: Record<string, unknown>;
  /** The blocks of the text as written: paragraphs, headings, lists, tables. */
  blocks: StarterBlock[];
  /** The whole text as HTML, with a citation in place of each source mark. */
  html: string;
  /** The ids of all source marks, in order of first appearance. */
  sourceIds: string[];
};

export type StarterBlock = { markdown: string; sourceIds: string[] };

const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(SOURCE_MARK)].flatMap((match) => (match[1] ?? "").split(/,\s*/))),
];

/** The most sources that one citation names; more follow in a second one, and pages show the two as one. */
const MOST_CITED = 10;

function citationsOf(ids: string[]): Element[] {
  const citations: Element[] = [];
  for (let from = 0; from < ids.length; from += MOST_CITED) {
    const dataSources = ids.slice(from, from + MOST_CITED).join(" ");
    citations.push({ type: "element", tagName: "sup", properties: { dataSources }, children: [] });
  }
  return citations;
}

/** Puts citations in place of the source marks in a text. */
function cite(nodes: readonly (RootContent | ElementContent)[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "element") return [{ ...node, children: cite(node.children) }];
    if (node.type !== "text") return [];
    const parts: ElementContent[] = [];
    let from = 0;
    for (const match of node.value.matchAll(SOURCE_MARK)) {
      if (match.index > from) parts.push({ type: "text", value: node.value.slice(from, match.index) });
      parts.push(...citationsOf(idsIn(match[0])));
      from = match.index + match[0].length;
    }
    if (from < node.value.length) parts.push({ type: "text", value: node.value.slice(from) });
    return parts;
  });
}

/**
 * Parses a starter file: YAML front matter, then Markdown whose paragraphs end with their sources.
 * @throws Error when there is no front matter, or it is not a list of fields
 */
export function readStarterDocument(text: string): StarterDocument {
  const match = FRONT_MATTER.exec(text);
  if (!match) throw new Error("A starter file begins with its fields between two lines of three dashes.");
  const frontMatter: unknown = parse(match[1] ?? "");
  if (typeof frontMatter !== "object" || frontMatter === null || Array.isArray(frontMatter)) {
    throw new Error("The fields of a starter file must be given as name: value.");
  }
  const body = text.slice(match[0].length).trim();
  const blocks = body
    .split(/\n{2,}/)
    .map((block) => ({ markdown: block.replace(SOURCE_MARK, "").trim(), sourceIds: idsIn(block) }));
  const tree = fromMarkdown(body, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return {
    frontMatter: frontMatter as Record<string, unknown>,
    blocks,
    html: toHtml({ type: "root", children: cite((toHast(tree) as Root).children) }),
    sourceIds: idsIn(body),
  };
}
