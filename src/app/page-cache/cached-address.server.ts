import { ARTICLE_CATEGORIES } from "../../content/articles/categories.ts";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { PUBLIC_SOURCE_SORTS } from "../../content/sources/library-list.ts";
import { SOURCE_KINDS } from "../../content/sources/source.ts";
import { PAGE_KEYS } from "../../content/texts/page.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../content/tuskers/status.ts";
import type { Feature } from "../../features/feature.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import { markdownAddress } from "../../platform/languages/markdown-address.ts";
import type { PageParameter, PublicPage } from "../../site/page/public-page.ts";
import { ARTICLES_PER_PAGE } from "../../site/pages/articles/list-address.ts";
import { RECENT_ARTICLES } from "../../site/parts/cards/article/card-fields.ts";
import { TUSKERS_PER_PAGE } from "../../site/parts/search/tusker-query.ts";
import { features } from "../features.server.ts";
import { PAGE_FRAGMENTS, PUBLIC_PAGES } from "../pages/pages.ts";

/** An address whose response is the same for everybody. */
export type CachedAddress = {
  /** Path and query in canonical form: only the parameters that matter, each once, in a fixed order. */
  address: string;
  /** True if visitors supply part of it themselves, so that the number of such addresses is unbounded. */
  isOpen: boolean;
};

type Parameter = {
  /** Whether a value is one of the few that the site itself uses. All others count as supplied by the visitor. */
  isKnown(value: string): boolean;
  /** True if an empty value gives the same response as a missing one. */
  blankIsNone?: boolean;
};

type Kind = {
  path: RegExp;
  /** The parameters that change the response; all others are dropped. */
  parameters?: Readonly<Record<string, Parameter>>;
  /** Parameters that matter only when they have this value; any other value is dropped. */
  only?: Readonly<Record<string, string>>;
  /** With any of these the response is for the admin area and is never cached. */
  never?: readonly string[];
  /** True if the response is cached only without a query. */
  bareOnly?: boolean;
  /** Without any of these the response is a whole list, which is streamed and not cached. */
  needsOneOf?: readonly string[];
};

/** Free text from a visitor. */
const REQUIRED_WORDS: Parameter = { isKnown: () => false };
const WORDS: Parameter = { ...REQUIRED_WORDS, blankIsNone: true };

const required = (...values: readonly string[]): Parameter => ({ isKnown: (value) => values.includes(value) });
const oneOf = (...values: readonly string[]): Parameter => ({ ...required(...values), blankIsNone: true });

/**
 * Most readers go no further. Later pages count as supplied by the visitor: combined with each filter and encoding
 * there are so many that requesting them all would evict everything else.
 */
const FIRST_PAGES: Parameter = { isKnown: (value) => /^[1-5]$/.test(value) };
const PAGE: Parameter = { ...FIRST_PAGES, blankIsNone: true };

const CATEGORY = oneOf(...TUSKER_CATEGORIES);
const STATUS = oneOf(...TUSKER_STATUSES);
const ARTICLE_CATEGORY = oneOf(...ARTICLE_CATEGORIES);
/** The parameters that the site's own pages use. */
const TUSKER_PAGES = { page: FIRST_PAGES, limit: required(String(TUSKERS_PER_PAGE)) };
const ARTICLE_PAGES = { page: FIRST_PAGES, limit: required(String(ARTICLES_PER_PAGE)) };
const NEEDS_PAGE = ["page", "limit"];
const ADMIN = ["drafts", "sort", "publication", "warnings"];

const PARAMETERS: Record<Extract<PageParameter, string>, Parameter> = { words: WORDS, page: PAGE };

/** A public page as the cache sees it; empty if the page is never cached. */
function pageKind({ path, cache, isPersonalWithQuery = false }: PublicPage): Kind[] {
  if (cache === "never") return [];
  const words = path.replace(/:(?:slug|place)/, "[a-z0-9-]+");
  const addresses = LANGUAGES.map((language) => addressIn(language, words));
  const parameters: Record<string, Parameter> = {};
  const only: Record<string, string> = {};
  for (const [name, parameter] of Object.entries(cache)) {
    if (typeof parameter === "string") parameters[name] = PARAMETERS[parameter];
    else if ("only" in parameter) [parameters[name], only[name]] = [WORDS, parameter.only];
    else parameters[name] = oneOf(...parameter);
  }
  return [
    {
      path: new RegExp(`^(?:${addresses.flatMap((address) => [address, markdownAddress(address)]).join("|")})$`),
      parameters,
      only,
      bareOnly: isPersonalWithQuery,
    },
  ];
}

/**
 * Everything that visitors may read and that is the same for all of them. Random content and the admin area are not
 * listed. Names in paths are matched in their canonical form, so that no other spelling gets an entry of its own.
 */
const CALLS: readonly Kind[] = [
  {
    path: /^\/api\/tuskers$/,
    parameters: { search: WORDS, category: CATEGORY, status: STATUS, tag: WORDS, ...TUSKER_PAGES },
    never: ADMIN,
    needsOneOf: NEEDS_PAGE,
  },
  {
    path: /^\/api\/articles$/,
    parameters: { search: WORDS, category: ARTICLE_CATEGORY, ...ARTICLE_PAGES },
    never: ADMIN,
    needsOneOf: NEEDS_PAGE,
  },
  {
    path: /^\/api\/sources$/,
    parameters: {
      search: WORDS,
      kind: oneOf(...SOURCE_KINDS),
      sort: oneOf(...PUBLIC_SOURCE_SORTS),
      page: FIRST_PAGES,
      limit: REQUIRED_WORDS,
    },
    never: ["show"],
  },
  { path: /^\/api\/sources\/S[1-9]\d{0,6}$/ },
  { path: new RegExp(`^/api/places(?:/(?:${PLACE_KEYS.join("|")}))?$`) },
  { path: /^\/api\/(?:record\/statistics|site)$/ },
  { path: /^\/api\/record\/heights$/, parameters: { page: FIRST_PAGES } },
  { path: new RegExp(`^/api/pages/(?:${PAGE_KEYS.join("|")})/published$`) },
  { path: /^\/api\/tuskers\/featured$/, never: ["drafts"] },
  { path: /^\/api\/articles\/recent$/, parameters: { limit: required(String(RECENT_ARTICLES)) } },
  { path: /^\/api\/(?:tuskers|articles)\/slug\/[a-z0-9-]+$/ },
  { path: /^\/api\/(?:tuskers|articles)\/tags\/all$/ },
  { path: /^\/api\/(?:tuskers|articles)\/[0-9a-f]{24}(?:\/(?:related|relations|corrections))?$/ },
  {
    path: /^\/api\/tuskers\/search\/search-by-name$/,
    parameters: { name: REQUIRED_WORDS, ...TUSKER_PAGES },
    needsOneOf: NEEDS_PAGE,
  },
  {
    path: /^\/api\/tuskers\/search\/search-by-category$/,
    parameters: { category: required(...TUSKER_CATEGORIES), ...TUSKER_PAGES },
    needsOneOf: NEEDS_PAGE,
  },
  { path: /^\/api\/tuskers\/search\/suggest$/, parameters: { q: REQUIRED_WORDS } },
];

const callsOf = ({ cachedCalls = {} }: Feature): Kind[] =>
  Object.entries(cachedCalls).map(([path, parameters]) => ({
    path: new RegExp(`^${path}$`),
    parameters: Object.fromEntries(Object.entries(parameters).map(([name, values]) => [name, oneOf(...values)])),
  }));

const KINDS: readonly Kind[] = [
  ...[...PUBLIC_PAGES, ...PAGE_FRAGMENTS].flatMap(pageKind),
  { path: /^\/(?:feeds\/[a-z]+\.xml|sitemap\.xml|api\/openapi\.json)$/ },
  ...[...CALLS, ...features.flatMap(callsOf)].map((kind) => ({
    ...kind,
    parameters: { ...kind.parameters, lang: oneOf(...LANGUAGES) },
  })),
];

const MAX_LENGTH = 2000;

/**
 * The cache key of a request's target; undefined if its response must not be cached.
 * @param target path and query as in the request line
 */
export function cachedAddress(target: string): CachedAddress | undefined {
  if (target.length > MAX_LENGTH || !target.startsWith("/")) return undefined;
  const cut = target.indexOf("?");
  const path = cut === -1 ? target : target.slice(0, cut);
  const kind = KINDS.find((known) => known.path.test(path));
  if (kind === undefined) return undefined;
  if (cut === -1) return kind.needsOneOf === undefined ? { address: path, isOpen: false } : undefined;
  if (kind.bareOnly) return undefined;
  const query = new URLSearchParams(target.slice(cut + 1));
  if (kind.never?.some((name) => query.has(name))) return undefined;
  if (kind.needsOneOf?.every((name) => !query.has(name))) return undefined;
  const counting: [string, string][] = [];
  let isOpen = false;
  for (const [name, { isKnown, blankIsNone }] of Object.entries(kind.parameters ?? {})) {
    const values = query.getAll(name);
    // How to treat a repeated parameter is up to the page.
    if (values.length > 1) return undefined;
    const [value] = values;
    const only = kind.only?.[name];
    if (value === undefined || (only !== undefined && value !== only)) continue;
    if (value === "" && blankIsNone) continue;
    counting.push([name, value]);
    isOpen ||= value !== only && !isKnown(value);
  }
  if (counting.length === 0) return { address: path, isOpen: false };
  return { address: `${path}?${new URLSearchParams(counting)}`, isOpen };
}
