// Imported by public pages: no schemas here.

export const ARTICLE_CATEGORIES = ["conservation", "education", "research", "wildlife"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];
