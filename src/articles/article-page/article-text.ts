import type { ArticleDetail } from "../article.ts";
import { type Heading, headingsOf } from "./headings.ts";

type ShownFields =
  | "slug"
  | "title"
  | "excerpt"
  | "descriptionHtml"
  | "contentHtml"
  | "category"
  | "tags"
  | "imageDetails"
  | "landscapeUrl"
  | "cardUrl"
  | "author"
  | "publishDate"
  | "updatedAt";

/** The fields that an article's page shows. It receives no others. */
export type ArticleText = Pick<ArticleDetail, ShownFields> & {
  headings: Heading[];
  sources: { title: string; url: string | undefined }[];
};

export function toArticleText(article: ArticleDetail): ArticleText {
  return {
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    descriptionHtml: article.descriptionHtml,
    contentHtml: article.contentHtml,
    headings: headingsOf(article.contentHtml),
    category: article.category,
    tags: article.tags,
    imageDetails: article.imageDetails,
    landscapeUrl: article.landscapeUrl,
    cardUrl: article.cardUrl,
    author: article.author,
    publishDate: article.publishDate,
    updatedAt: article.updatedAt,
    sources: article.sources.map(({ title, url }) => ({ title, url })),
  };
}
