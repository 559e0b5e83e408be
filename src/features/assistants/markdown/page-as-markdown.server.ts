import type { Element, Nodes } from "hast";
import { EXIT, visit } from "unist-util-visit";
import { stringify } from "yaml";
import { parseFragment } from "../../../content/rich-text/html-fragment.ts";
import { textIn } from "../../../content/rich-text/sections/text-in.ts";
import { treeToMarkdown } from "./to-markdown.server.ts";

const find = (tree: Nodes, is: (element: Element) => boolean): Element | undefined => {
  let found: Element | undefined;
  visit(tree, "element", (element) => {
    if (!is(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
};

type Surroundings = {
  /** The address of the page. */
  url: string;
  language: string;
  /** The day on which the page was made. */
  asOf: string;
  /** What readers may do with it, in a few words. */
  rights: string;
};

/** A whole page as Markdown: what it says of itself, and what its main element contains. */
export function pageAsMarkdown(html: string, { url, language, asOf, rights }: Surroundings): string {
  const tree = parseFragment(html);
  const title = find(tree, ({ tagName }) => tagName === "title");
  const canonical = find(
    tree,
    ({ tagName, properties }) => tagName === "link" && String(properties.rel) === "canonical",
  );
  const changed = /"dateModified":"(\d{4}-\d{2}-\d{2})/.exec(html)?.[1];
  const front = {
    title: title === undefined ? "" : textIn(title),
    url: canonical?.properties.href ?? url,
    language,
    ...(changed === undefined ? {} : { changed }),
    as_of: asOf,
    rights,
  };
  // Days stay text, and long titles stay in one line.
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${treeToMarkdown(tree, url)}`;
}
