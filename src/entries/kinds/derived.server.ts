import { type ArticleFields, articleFields } from "../../articles/fields.ts";
import { DRAWING_VERSION } from "../../drawings/drawing-hash.server.ts";
import type { ImageDetail } from "../../images/entry-images.ts";
import { foldForSearch, sortKeyOf } from "../../platform/text/fold.ts";
import { parseFragment } from "../../rich-text/html-fragment.ts";
import { summaryOf } from "../../rich-text/plain-text-of.ts";
import { RENDER_VERSION, renderArticleTexts, renderRichText } from "../../rich-text/render-rich-text.ts";
import { type TuskerFields, tuskerFields } from "../../tuskers/fields.ts";
import { type Content, type Fields, namesWith } from "../definition/fields.ts";

// Columns that follow from the fields: made anew by each save, sent by nobody.

/** Raised where addresses of drawings are made by another rule. */
const ADDRESS_VERSION = 1;

/** Raised by every change of the rich-text renderer and of the drawing code: what is stored is made again. */
export const STORED_VERSION = RENDER_VERSION * 1000 + ADDRESS_VERSION * 100 + DRAWING_VERSION;

/** What searches look through: each text on a line of its own, so that no match spans two. */
const searchTextOf = <Table extends Fields>(table: Table, content: Content<Table>): string =>
  namesWith(table, "searched")
    .flatMap((name) => (content[name] as string | string[] | null) ?? [])
    .map(foldForSearch)
    .join("\n");

/** What of a tusker is made ready to be shown. `images` are those that he has: their addresses stand in the HTML. */
export function renderedTusker({ description }: Pick<TuskerFields, "description">, images: ImageDetail[]) {
  const tree = parseFragment(description);
  return {
    description_html: renderRichText(tree, { images }),
    summary: summaryOf(tree),
    html_version: STORED_VERSION,
  };
}

/** All columns that follow from a tusker's fields. */
export const derivedTusker = (content: TuskerFields, images: ImageDetail[]) => ({
  sort_key: sortKeyOf(content.name),
  search_text: searchTextOf(tuskerFields, content),
  ...renderedTusker(content, images),
});

/** The same of an article. */
export function renderedArticle(texts: Pick<ArticleFields, "description" | "content">, images: ImageDetail[]) {
  const { descriptionHtml, contentHtml } = renderArticleTexts(texts, { images });
  return { description_html: descriptionHtml, content_html: contentHtml, html_version: STORED_VERSION };
}

export const derivedArticle = (content: ArticleFields, images: ImageDetail[]) => ({
  sort_key: sortKeyOf(content.title),
  search_text: searchTextOf(articleFields, content),
  ...renderedArticle(content, images),
});
