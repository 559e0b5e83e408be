import type { Element, Nodes } from "hast";
import { completeEntry, findRowBySlug } from "../../../content/entries/records/complete-entries.server.ts";
import { parseFragment } from "../../../content/rich-text/html-fragment.ts";
import { plainTextOf } from "../../../content/rich-text/plain-text-of.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { isPublicArticle } from "../../../site/drawings/find-drawing.server.ts";

const SLUG = "watching-tuskers-responsibly";

/** A guide has one page for it. */
const MOST_ITEMS = 8;

/** The numbers of sources: a guide has no list of the article's. */
const CITED = /<sup class="cite">.*?<\/sup>/gs;

/** How to watch, in brief. */
export type Watching = { title: string; excerpt: string; items: string[]; path: string };

const isElement = (node: Nodes, name: string): node is Element => node.type === "element" && node.tagName === name;

/** The texts of the first list: the advice itself. */
function firstListOf(html: string): string[] {
  const list = parseFragment(html.replace(CITED, "")).children.find((node) => isElement(node, "ul"));
  if (list === undefined || !("children" in list)) return [];
  return list.children
    .filter((node) => isElement(node, "li"))
    .map(({ children }) => plainTextOf({ type: "root", children }))
    .slice(0, MOST_ITEMS);
}

/**
 * The article on watching responsibly, as it is edited and translated; undefined if there is none to read.
 * @param today the current day (YYYY-MM-DD) in Sri Lanka
 */
export async function readWatching(db: Queryable, today: string): Promise<Watching | undefined> {
  const row = await findRowBySlug(db, "article", SLUG);
  if (row === undefined || !isPublicArticle(row, today)) return undefined;
  const { title, excerpt, contentHtml } = await completeEntry(db, "article", row);
  return { title, excerpt, items: firstListOf(contentHtml), path: `/articles/${SLUG}` };
}
