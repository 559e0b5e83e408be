import { ARTICLE_CATEGORIES } from "../../content/articles/categories.ts";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { DEATH_CAUSES } from "../../content/record/vocabulary.ts";
import { SOURCE_KINDS } from "../../content/sources/source.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../content/tuskers/status.ts";
import { SET_NUMBERS } from "../../features/quiz/asked/sets.ts";
import type { PublicPage } from "../../site/page/public-page.ts";
import { SUGGESTIONS } from "../../site/parts/suggestions/suggestions-address.ts";

/** Settings of pages that are personal to one visitor, moved, or missing. */
const NOT_LISTED = { cache: "never", sitemap: "no", navigation: "none" } as const;

/**
 * Every public page of the site. Routes, page cache and sitemap are generated from this list, in this order. To add a
 * page, create its folder, add a line here, and add its link to the navigation or the footer if it has one.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: "/", cache: {}, sitemap: "yes", navigation: "main" },
  {
    path: "/tuskers",
    cache: { search: "words", category: TUSKER_CATEGORIES, status: TUSKER_STATUSES, page: "page" },
    sitemap: "list of tuskers",
    navigation: "main",
  },
  {
    path: "/articles",
    cache: { search: "words", category: ARTICLE_CATEGORIES, page: "page" },
    sitemap: "list of articles",
    navigation: "main",
  },
  {
    path: "/record",
    cache: { status: TUSKER_STATUSES, category: TUSKER_CATEGORIES, place: PLACE_KEYS, cause: DEATH_CAUSES },
    sitemap: "yes",
    navigation: "footer",
  },
  {
    path: "/record/statistics",
    cache: {},
    sitemap: "yes",
    navigation: "none",
  },
  {
    path: "/record/questions",
    cache: { set: SET_NUMBERS },
    sitemap: "yes",
    navigation: "footer",
  },
  {
    path: "/record/on-this-day",
    cache: {},
    sitemap: "yes",
    navigation: "footer",
  },
  {
    path: "/tusks-and-heights",
    cache: { page: "page" },
    sitemap: "yes",
    navigation: "footer",
  },
  // Its query holds a visitor's answers.
  { path: "/record/questions/result", ...NOT_LISTED },
  { path: "/places", cache: {}, sitemap: "yes", navigation: "footer" },
  {
    path: "/sources",
    cache: { search: "words", kind: SOURCE_KINDS, page: "page" },
    sitemap: "yes",
    navigation: "footer",
  },
  {
    path: "/key",
    // Its query holds what a visitor without script saw.
    cache: {},
    isPersonalWithQuery: true,
    sitemap: "yes",
    navigation: "footer",
  },
  {
    path: "/compare",
    cache: { a: "words", b: "words" },
    sitemap: "no",
    navigation: "footer",
  },
  { path: "/field-guide", cache: {}, sitemap: "yes", navigation: "footer" },
  { path: "/data", cache: {}, sitemap: "yes", navigation: "none" },
  { path: "/paper", cache: {}, sitemap: "yes", navigation: "footer" },
  {
    path: "/field-guide/not-in-it",
    cache: {},
    sitemap: "no",
    navigation: "none",
  },
  { path: "/about", cache: {}, sitemap: "yes", navigation: "main and footer" },
  {
    path: "/contact",
    cache: { about: "words", subject: "words", sent: { only: "yes" } },
    sitemap: "yes",
    navigation: "main and footer",
  },
  { path: "/privacy-policy", cache: {}, sitemap: "yes", navigation: "footer" },
  { path: "/terms-of-service", cache: {}, sitemap: "yes", navigation: "footer" },
  { path: "/licences", cache: {}, sitemap: "yes", navigation: "footer" },
  {
    path: "/tuskers/:slug",
    cache: {},
    sitemap: "each entry",
    navigation: "none",
  },
  {
    path: "/tuskers/:slug/card",
    cache: { sheet: { only: "a4" } },
    sitemap: "no",
    navigation: "none",
  },
  {
    path: "/tuskers/:slug/tell",
    cache: { kind: { only: "photograph" } },
    sitemap: "no",
    navigation: "none",
  },
  {
    path: "/articles/:slug",
    cache: {},
    sitemap: "each entry",
    navigation: "none",
  },
  {
    path: "/places/:place",
    cache: {},
    sitemap: "each place",
    navigation: "none",
  },
  {
    path: "/sources/:key",
    cache: {},
    sitemap: "no",
    navigation: "none",
  },
  {
    path: "/search-results",
    cache: { search: "words", q: "words", category: TUSKER_CATEGORIES, page: "page" },
    sitemap: "no",
    navigation: "none",
  },
  { path: "/tusker/:id", ...NOT_LISTED },
  { path: "/article/:id", ...NOT_LISTED },
  { path: "/id/:id", ...NOT_LISTED },
  { path: "/letters/:token", ...NOT_LISTED },
  { path: "/review/:token", ...NOT_LISTED },
  { path: "/preview/:token", ...NOT_LISTED },
  { path: "/not-found", ...NOT_LISTED },
];

/** Parts of pages that scripts ask for: no address of a page, so nothing links to them and they are in no list. */
export const PAGE_FRAGMENTS: readonly PublicPage[] = [
  { path: SUGGESTIONS, cache: { q: "words" }, sitemap: "no", navigation: "none" },
];
