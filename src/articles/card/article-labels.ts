import type { ArticleCategory } from "../categories.ts";

/** The words for the closed list. Written out here: the list itself would bring the schemas into the browser. */
export const ARTICLE_CATEGORY_LABELS: Record<ArticleCategory, string> = {
  conservation: "Conservation",
  education: "Education",
  research: "Research",
  wildlife: "Wildlife",
};

/** The closed list in the order in which it is offered; its options carry the values themselves as words. */
export const ARTICLE_CATEGORY_OPTIONS = [
  "conservation",
  "education",
  "research",
  "wildlife",
] as const satisfies ArticleCategory[];

export const isArticleCategory = (text: string): text is ArticleCategory =>
  Object.hasOwn(ARTICLE_CATEGORY_LABELS, text);
