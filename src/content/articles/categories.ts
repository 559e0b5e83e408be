// Imported by public pages: no schemas here.

export const ARTICLE_CATEGORIES = ["conservation", "education", "research", "wildlife"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

export const isArticleCategory = (text: string): text is ArticleCategory =>
  ARTICLE_CATEGORIES.some((value) => value === text);
