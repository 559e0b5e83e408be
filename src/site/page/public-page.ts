/**
 * The values of a query parameter that change a page: free text, a page number, or one of a few values. `only` names
 * the one value that counts; any other is treated as if the parameter were missing.
 */
export type PageParameter = "words" | "page" | readonly string[] | { only: string };

export type PublicPage = {
  /** The path, with a leading slash; `:name` stands for a part of it. */
  path: string;
  /** Which parameters change the page, and so belong to its cache key; `never` if it is rendered for each visitor. */
  cache: Readonly<Record<string, PageParameter>> | "never";
  /** Whether any query makes the page one for a single visitor, which is never cached. */
  isPersonalWithQuery?: boolean;
  /**
   * Whether the sitemap contains the page: as a plain page, as a list with the date of its newest change, once for each
   * entry or place, or not at all.
   */
  sitemap: "yes" | "list of tuskers" | "list of articles" | "each entry" | "each place" | "no";
  /** Where the site links to the page. A test compares this with the rendered links. */
  navigation: "main" | "footer" | "main and footer" | "none";
};
