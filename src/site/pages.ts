import { ARTICLE_CATEGORIES } from "../articles/categories.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../tuskers/status.ts";

/**
 * What a parameter of an address may hold where it changes the page: a visitor's own words, the number of a page of a
 * list, or one of a few values. `only` names the one value that counts; all others are answered as if it were missing.
 */
export type PageParameter = "words" | "page" | readonly string[] | { only: string };

export type PublicPage = {
  /** As React Router writes it, with a slash before it. */
  path: string;
  /** The route module, from `src`. */
  file: string;
  /** Which parameters change the page; `never` where it is made anew for each visitor. */
  cache: Readonly<Record<string, PageParameter>> | "never";
  /**
   * Whether the sitemap names the page: with the newest change of what a list holds, as one of the addresses of the
   * entries themselves, or not at all.
   */
  sitemap: "yes" | "list of tuskers" | "list of articles" | "each entry" | "no";
  /** Where each page of the site links to it. A test compares this with the links themselves. */
  navigation: "main" | "footer" | "none";
};

/** What a page asks for that is for one visitor alone, or moved, or not there. */
const NOT_LISTED = { cache: "never", sitemap: "no", navigation: "none" } as const;

/**
 * Every public page of the site. Routes, page cache and sitemap are made from this list, in this order.
 * Adding a page: its folder, a line here, and its link in the navigation or the footer where it has one.
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
  { path: "/about", file: "site/about/route.tsx", cache: {}, sitemap: "yes", navigation: "main" },
  {
    path: "/contact",
    file: "messages/contact-page/route.tsx",
    cache: { about: "words", subject: "words", sent: { only: "yes" } },
    sitemap: "yes",
    navigation: "main",
  },
  { path: "/privacy-policy", file: "site/legal/privacy-policy.tsx", cache: {}, sitemap: "yes", navigation: "footer" },
  {
    path: "/terms-of-service",
    file: "site/legal/terms-of-service.tsx",
    cache: {},
    sitemap: "yes",
    navigation: "footer",
  },
  { path: "/licences", file: "site/licences/route.tsx", cache: {}, sitemap: "yes", navigation: "footer" },
  {
    path: "/tuskers/:slug",
    file: "tuskers/tusker-page/route.tsx",
    cache: {},
    sitemap: "each entry",
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
    path: "/search-results",
    file: "site/search/route.tsx",
    cache: { search: "words", q: "words", category: TUSKER_CATEGORIES, page: "page" },
    sitemap: "no",
    navigation: "none",
  },
  { path: "/tusker/:id", file: "tuskers/tusker-page/legacy-route.tsx", ...NOT_LISTED },
  { path: "/article/:id", file: "articles/article-page/legacy-route.tsx", ...NOT_LISTED },
  { path: "/preview/:token", file: "previews/preview-page/route.tsx", ...NOT_LISTED },
  { path: "/not-found", file: "site/not-found/route.tsx", ...NOT_LISTED },
];
