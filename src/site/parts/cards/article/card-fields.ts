import type { Article } from "../../../../content/articles/article.ts";
import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import { oncePer } from "../../../../ui/render/once-per.ts";

/**
 * How many of the newest articles pages ask for: Home shows a lead story and three rows, an article's page all but
 * itself. Always the same number, so that one kept answer serves all pages.
 */
export const RECENT_ARTICLES = 4;

/** The fields that a card shows. A page with cards sends no others. */
export type ArticleCardFields = Pick<
  Article,
  "slug" | "title" | "excerpt" | "category" | "publishDate" | "landscapeUrl" | "imageDetails"
> & {
  /** `en` if they stand in English on a page of another language. */
  titleLang?: "en";
  excerptLang?: "en";
  /** `en` if all of its text does. */
  textLang?: "en";
};

/** The same object for the same article, so that its card is rendered once. */
export const toArticleCardFields = oncePer(
  (article: Article): ArticleCardFields => ({
    ...(langOf(article, "title") && { titleLang: "en" as const }),
    ...(langOf(article, "excerpt") && { excerptLang: "en" as const }),
    ...(langOf(article, "content") && { textLang: "en" as const }),
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    category: article.category,
    publishDate: article.publishDate,
    landscapeUrl: article.landscapeUrl,
    // A card shows the first image only.
    imageDetails: article.imageDetails.slice(0, 1),
  }),
);
