/** Answers with what a search would find, for the words that somebody is typing. */
export const SUGGESTIONS = "/search-results/suggestions";
