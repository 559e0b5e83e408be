import { drawnFileName } from "../../../artwork/drawn-images.ts";
import type { Article, ArticleDetail } from "../../articles/article.ts";
import type { ArticleRow } from "../../articles/article-tables.server.ts";
import { articleCardUrl } from "../../drawings/share-card-address.server.ts";
import type { ImageDetail } from "../../images/entry-images.ts";
import { articleColumns } from "../../kinds/rows/entry-columns.server.ts";
import type { ShownArticleRow } from "../../kinds/rows/shown-columns.server.ts";

/** The URL of the drawn landscape in its standard aspect ratio. Other ratios and sizes have similar URLs. */
const landscapeUrl = ({ slug, landscape_hash: hash }: ShownArticleRow): string =>
  `/landscapes/${drawnFileName({ slug, aspect: "3:2", width: undefined, hash })}`;

/** Converts a stored row to the shape of the API. */
export function toArticle(row: ShownArticleRow, tags: string[], images: ImageDetail[]): Article {
  const urls = images.map((image) => image.url);
  return {
    _id: row.id,
    slug: row.slug,
    ...articleColumns.fromRow(row, { tags }),
    description: row.description ?? row.excerpt,
    imageUrl: urls,
    images: urls,
    imageDetails: images,
    image: urls[0] ?? null,
    landscapeUrl: landscapeUrl(row),
    cardUrl: articleCardUrl(row, row.title),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type DetailRow = ShownArticleRow & Pick<ArticleRow, "description_html" | "content_html">;

export const toArticleDetail = (row: DetailRow, tags: string[], images: ImageDetail[]): ArticleDetail => ({
  ...toArticle(row, tags, images),
  descriptionHtml: row.description_html,
  contentHtml: row.content_html,
});
