import { ARTICLE_CATEGORIES } from "../articles/categories.ts";
import { PLACE_KEYS } from "../places/places.ts";
import { DEATH_CAUSES } from "../record/vocabulary.ts";
import { SOURCE_KINDS } from "../sources/source.ts";
import { SET_NUMBERS } from "../tuskers/questions/asked/sets.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../tuskers/status.ts";

/**
 * The values of a query parameter that change a page: free text, a page number, or one of a few values. `only` names
 * the one value that counts; any other is treated as if the parameter were missing.
 */
export type PageParameter = "words" | "page" | readonly string[] | { only: string };

export type PublicPage = {
  /** The path as in React Router, with a leading slash. */
  path: string;
  /** The route module, relative to `src`; undefined if the server alone renders the page: see `entry.pages.server.tsx`. */
  file?: string;
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
  navigation: "main" | "footer" | "none";
};

/** Settings of pages that are personal to one visitor, moved, or missing. */
const NOT_LISTED = { cache: "never", sitemap: "no", navigation: "none" } as const;

/**
 * Every public page of the site. Routes, page cache and sitemap are generated from this list, in this order. To add a
 * page, create its folder, add a line here, and add its link to the navigation or the footer if it has one.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: "/", file: "site/home/route.tsx", cache: {}, sitemap: "yes", navigation: "main" },
  {
    path: "/tuskers",
    file: "tuskers/tuskers-page/route.tsx",
    cache: { search: "words", category: TUSKER_CATEGORIES, status: TUSKER_STATUSES, page: "page" },
    sitemap: "list of tuskers",
    navigation: "main",
  },
  {
    path: "/articles",
    file: "articles/articles-page/route.tsx",
    cache: { search: "words", category: ARTICLE_CATEGORIES, page: "page" },
    sitemap: "list of articles",
    navigation: "main",
  },
  {
    path: "/record",
    file: "tuskers/lives/lives-page/route.tsx",
    cache: { status: TUSKER_STATUSES, category: TUSKER_CATEGORIES, place: PLACE_KEYS, cause: DEATH_CAUSES },
    sitemap: "yes",
    navigation: "footer",
  },
  {
    path: "/record/statistics",
    file: "tuskers/lives/statistics-page/route.tsx",
    cache: {},
    sitemap: "yes",
    navigation: "none",
  },
  {
    path: "/record/questions",
    file: "tuskers/questions/questions-page/route.tsx",
    cache: { set: SET_NUMBERS },
    sitemap: "yes",
    navigation: "none",
  },
  {
    path: "/record/on-this-day",
    file: "tuskers/on-this-day/route.tsx",
    cache: {},
    sitemap: "yes",
    navigation: "none",
  },
  {
    path: "/tusks-and-heights",
    file: "tuskers/heights/route.tsx",
    cache: { page: "page" },
    sitemap: "yes",
    navigation: "none",
  },
  // Its query holds a visitor's answers.
  { path: "/record/questions/result", file: "tuskers/questions/result-page/route.tsx", ...NOT_LISTED },
  { path: "/places", file: "tuskers/places/places-page/route.tsx", cache: {}, sitemap: "yes", navigation: "footer" },
  {
    path: "/sources",
    file: "sources/sources-page/route.tsx",
    cache: { search: "words", kind: SOURCE_KINDS, page: "page" },
    sitemap: "yes",
    navigation: "footer",
  },
  {
    path: "/key",
    file: "key/key-page/route.tsx",
    // Its query holds what a visitor without script saw.
    cache: {},
    isPersonalWithQuery: true,
    sitemap: "yes",
    navigation: "footer",
  },
  {
    path: "/compare",
    file: "key/compare-page/route.tsx",
    cache: { a: "words", b: "words" },
    sitemap: "no",
    navigation: "none",
  },
  { path: "/field-guide", file: "guide/guide-page/route.tsx", cache: {}, sitemap: "yes", navigation: "footer" },
  { path: "/data", file: "data-releases/data-page/route.tsx", cache: {}, sitemap: "yes", navigation: "footer" },
  { path: "/paper", file: "paper/paper-page/route.tsx", cache: {}, sitemap: "yes", navigation: "footer" },
  {
    path: "/field-guide/not-in-it",
    file: "guide/guide-page/not-in-it-route.tsx",
    cache: {},
    sitemap: "no",
    navigation: "none",
  },
  { path: "/about", file: "site/about/route.tsx", cache: {}, sitemap: "yes", navigation: "main" },
  {
    path: "/contact",
    file: "messages/contact-page/route.tsx",
    cache: { about: "words", subject: "words", sent: { only: "yes" } },
    sitemap: "yes",
    navigation: "main",
  },
  { path: "/privacy-policy", cache: {}, sitemap: "yes", navigation: "footer" },
  { path: "/terms-of-service", cache: {}, sitemap: "yes", navigation: "footer" },
  { path: "/licences", cache: {}, sitemap: "yes", navigation: "footer" },
  {
    path: "/tuskers/:slug",
    file: "tuskers/tusker-page/route.tsx",
    cache: {},
    sitemap: "each entry",
    navigation: "none",
  },
  {
    path: "/tuskers/:slug/card",
    file: "tuskers/id-card/route.tsx",
    cache: { sheet: { only: "a4" } },
    sitemap: "no",
    navigation: "none",
  },
  {
    path: "/tuskers/:slug/tell",
    file: "letters/tell-page/route.tsx",
    cache: { kind: { only: "photograph" } },
    sitemap: "no",
    navigation: "none",
  },
  {
    path: "/articles/:slug",
    file: "articles/article-page/route.tsx",
    cache: {},
    sitemap: "each entry",
    navigation: "none",
  },
  {
    path: "/places/:place",
    file: "tuskers/places/place-page/route.tsx",
    cache: {},
    sitemap: "each place",
    navigation: "none",
  },
  {
    path: "/sources/:key",
    file: "sources/source-page/route.tsx",
    cache: {},
    sitemap: "no",
    navigation: "none",
  },
  {
    path: "/search-results",
    file: "site/search/route.tsx",
    cache: { search: "words", q: "words", category: TUSKER_CATEGORIES, page: "page" },
    sitemap: "no",
    navigation: "none",
  },
  { path: "/tusker/:id", file: "tuskers/tusker-page/legacy-route.tsx", ...NOT_LISTED },
  { path: "/article/:id", file: "articles/article-page/legacy-route.tsx", ...NOT_LISTED },
  { path: "/id/:id", file: "citing/id-page/route.tsx", ...NOT_LISTED },
  { path: "/letters/:token", file: "letters/letter-page/route.tsx", ...NOT_LISTED },
  { path: "/review/:token", file: "review/review-page/route.tsx", ...NOT_LISTED },
  { path: "/preview/:token", file: "previews/preview-page/route.tsx", ...NOT_LISTED },
  { path: "/not-found", file: "site/not-found/route.tsx", ...NOT_LISTED },
];
