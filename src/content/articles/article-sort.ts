/** The sort orders of the admin area's list of articles; a minus means descending. */
export const ARTICLE_SORTS = ["title", "-title", "date", "-date", "updated", "-updated"] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

/**
 * The states of an article in the admin area. `scheduled` means published for a day that has not begun in Sri Lanka.
 */
export const ARTICLE_STATES = ["published", "draft", "scheduled"] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];
