import { inSlices } from "../../platform/jobs/in-slices.server.ts";
import { foldForSearch, sortKeyOf } from "../../platform/text/fold.ts";
import { type ArticleFields, articleFields } from "../articles/fields.ts";
import { DRAWING_VERSION } from "../drawings/drawing-hash.server.ts";
import { type Content, type Fields, namesWith } from "../fields/fields.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { parseFragment } from "../rich-text/html-fragment.ts";
import { summaryOf } from "../rich-text/plain-text-of.ts";
import { RENDER_VERSION, renderArticleInSteps, renderInSteps } from "../rich-text/render-rich-text.ts";
import { type TuskerFields, tuskerFields } from "../tuskers/fields.ts";

// Columns derived from the fields: every save computes them, and no request can set them.

/** Increase it when the rule for the URLs of drawings or for sort keys changes. */
const ADDRESS_VERSION = 2;

/** Changes with the rich text renderer and the drawing code; older stored HTML and drawings are then rebuilt. */
export const STORED_VERSION = RENDER_VERSION * 1000 + ADDRESS_VERSION * 100 + DRAWING_VERSION;

/** The text that searches cover: one line for each value, so that no match spans two. */
const searchTextOf = <Table extends Fields>(table: Table, content: Content<Table>): string =>
  namesWith(table, "searched")
    .flatMap((name) => (content[name] as string | string[] | null) ?? [])
    .map(foldForSearch)
    .join("\n");

/**
 * The columns of a tusker that are made anew when a release makes them in another way. `images` are his images: the
 * HTML contains their URLs.
 */
export async function renderedTusker(
  { name, description, sources }: Pick<TuskerFields, "name" | "description" | "sources">,
  images: ImageDetail[],
) {
  const tree = parseFragment(description);
  const [html = ""] = await inSlices(renderInSteps([tree], { images, sources }));
  return {
    sort_key: sortKeyOf(name),
    description_html: html,
    summary: summaryOf(tree),
    html_version: STORED_VERSION,
  };
}

/** All columns derived from a tusker's fields. */
export const derivedTusker = async (content: TuskerFields, images: ImageDetail[]) => ({
  search_text: searchTextOf(tuskerFields, content),
  ...(await renderedTusker(content, images)),
});

/** The same for an article. */
export async function renderedArticle(
  { title, sources, ...texts }: Pick<ArticleFields, "title" | "description" | "content" | "sources">,
  images: ImageDetail[],
) {
  const { descriptionHtml, contentHtml } = await inSlices(renderArticleInSteps(texts, { images, sources }));
  return {
    sort_key: sortKeyOf(title),
    description_html: descriptionHtml,
    content_html: contentHtml,
    html_version: STORED_VERSION,
  };
}

export const derivedArticle = async (content: ArticleFields, images: ImageDetail[]) => ({
  search_text: searchTextOf(articleFields, content),
  ...(await renderedArticle(content, images)),
});
