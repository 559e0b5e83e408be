import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { parse } from "yaml";

/** `{S1, S23}`: the sources of the preceding statements. */
const SOURCE_MARK = /[ \t]*\{(S\d+(?:,\s*S\d+)*)\}/g;
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

export type StarterDocument = {
  /** The front matter, not yet validated. */
  frontMatter: Record<string, unknown>;
  /** The blocks of the text as written: paragraphs, headings, lists, tables. */
  blocks: StarterBlock[];
  /** The whole text as HTML, without the source marks. */
  html: string;
  /** The ids of all source marks, in order of first appearance. */
  sourceIds: string[];
};

export type StarterBlock = { markdown: string; sourceIds: string[] };

const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(SOURCE_MARK)].flatMap((match) => (match[1] ?? "").split(/,\s*/))),
];

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
  const tree = fromMarkdown(body.replace(SOURCE_MARK, ""), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return {
    frontMatter: frontMatter as Record<string, unknown>,
    blocks,
    html: toHtml(toHast(tree)),
    sourceIds: idsIn(body),
  };
}
