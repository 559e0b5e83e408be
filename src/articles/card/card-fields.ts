import type { Article } from "../article.ts";

/** The fields that a card shows. A page with cards sends no others. */
export type ArticleCardFields = Pick<
  Article,
  "slug" | "title" | "excerpt" | "category" | "publishDate" | "landscapeUrl" | "imageDetails"
>;

export const toArticleCardFields = (article: Article): ArticleCardFields => ({
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  category: article.category,
  publishDate: article.publishDate,
  landscapeUrl: article.landscapeUrl,
  // A card shows the first image only.
  imageDetails: article.imageDetails.slice(0, 1),
});
