/** What the admin area's list of articles can be ordered by; a minus turns the order. */
export const ARTICLE_SORTS = ["title", "-title", "date", "-date", "updated", "-updated"] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

/**
 * The states in which the admin area shows articles: `scheduled` is published for a day that has not begun in Sri
 * Lanka.
 */
export const ARTICLE_STATES = ["published", "draft", "scheduled"] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];
