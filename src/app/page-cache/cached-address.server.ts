import { ARTICLE_CATEGORIES } from "../../articles/categories.ts";
import { type PageParameter, PUBLIC_PAGES, type PublicPage } from "../../site/pages.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../tuskers/status.ts";

/** An address whose answer is the same for everybody. */
export type CachedAddress = {
  /** Path and query in one form: only the parameters that count, each once, in one order. */
  address: string;
  /** True where visitors write parts of it themselves, so that there is no end of such addresses. */
  isOpen: boolean;
};

type Parameter = {
  /** Whether a value is one of the few that the site itself writes. All others count as written by the visitor. */
  isKnown(value: string): boolean;
  /** True where an empty value is answered as none is. */
  blankIsNone?: boolean;
};

type Kind = {
  path: RegExp;
  /** What changes the answer; whatever else stands in the query is left out. */
  parameters?: Readonly<Record<string, Parameter>>;
  /** Values that change nothing, as they are not these. */
  only?: Readonly<Record<string, string>>;
  /** With one of these the answer is for the admin area, and is made anew each time. */
  never?: readonly string[];
  /** Without one of these the answer is a whole list, which is streamed and not kept. */
  needsOneOf?: readonly string[];
};

/** A visitor's own words. */
const REQUIRED_WORDS: Parameter = { isKnown: () => false };
const WORDS: Parameter = { ...REQUIRED_WORDS, blankIsNone: true };

const required = (...values: readonly string[]): Parameter => ({ isKnown: (value) => values.includes(value) });
const oneOf = (...values: readonly string[]): Parameter => ({ ...required(...values), blankIsNone: true });

/**
 * Most readers go no further. Later pages count as the visitor's own: with each filter and encoding there are so many
 * that asking for all would push out everything else.
 */
const FIRST_PAGES: Parameter = { isKnown: (value) => /^[1-5]$/.test(value) };
const PAGE: Parameter = { ...FIRST_PAGES, blankIsNone: true };

const CATEGORY = oneOf(...TUSKER_CATEGORIES);
const STATUS = oneOf(...TUSKER_STATUSES);
const ARTICLE_CATEGORY = oneOf(...ARTICLE_CATEGORIES);
/** As the site's own pages ask for them. */
const PAGES = { page: FIRST_PAGES, limit: required("9") };
const NEEDS_PAGE = ["page", "limit"];
const ADMIN = ["drafts", "sort", "publication"];

const PARAMETERS: Record<Extract<PageParameter, string>, Parameter> = { words: WORDS, page: PAGE };

/** A public page as the cache sees it; none where it is made anew each time. */
function pageKind({ path, cache }: PublicPage): Kind[] {
  if (cache === "never") return [];
  const parameters: Record<string, Parameter> = {};
  const only: Record<string, string> = {};
  for (const [name, parameter] of Object.entries(cache)) {
    if (typeof parameter === "string") parameters[name] = PARAMETERS[parameter];
    else if ("only" in parameter) [parameters[name], only[name]] = [WORDS, parameter.only];
    else parameters[name] = oneOf(...parameter);
  }
  return [{ path: new RegExp(`^${path.replace(":slug", "[a-z0-9-]+")}$`), parameters, only }];
}

/**
 * Whatever visitors may read and everybody reads alike. What is drawn by lot, or belongs to the admin area, is not
 * named. Names in paths are matched as they are made, so that no other spelling of one has a place of its own.
 */
const KINDS: readonly Kind[] = [
  ...PUBLIC_PAGES.flatMap(pageKind),
  { path: /^\/(?:feeds\/[a-z]+\.xml|sitemap\.xml)$/ },
  {
    path: /^\/api\/tuskers$/,
    parameters: { search: WORDS, category: CATEGORY, status: STATUS, ...PAGES },
    never: ADMIN,
    needsOneOf: NEEDS_PAGE,
  },
  {
    path: /^\/api\/articles$/,
    parameters: { search: WORDS, category: ARTICLE_CATEGORY, ...PAGES },
    never: ADMIN,
    needsOneOf: NEEDS_PAGE,
  },
  { path: /^\/api\/tuskers\/featured$/, never: ["drafts"] },
  { path: /^\/api\/articles\/recent$/, parameters: { limit: required("4") } },
  { path: /^\/api\/(?:tuskers|articles)\/slug\/[a-z0-9-]+$/ },
  { path: /^\/api\/(?:tuskers|articles)\/tags\/all$/ },
  { path: /^\/api\/(?:tuskers|articles)\/[0-9a-f]{24}(?:\/related)?$/ },
  {
    path: /^\/api\/tuskers\/search\/search-by-name$/,
    parameters: { name: REQUIRED_WORDS, ...PAGES },
    needsOneOf: NEEDS_PAGE,
  },
  {
    path: /^\/api\/tuskers\/search\/search-by-category$/,
    parameters: { category: required(...TUSKER_CATEGORIES), ...PAGES },
    needsOneOf: NEEDS_PAGE,
  },
  { path: /^\/api\/tuskers\/search\/suggest$/, parameters: { q: REQUIRED_WORDS } },
];

const MAX_LENGTH = 2000;

/**
 * What a request's target stands for in the cache; undefined where its answer must be made each time.
 * @param target path and query as the request line has them
 */
export function cachedAddress(target: string): CachedAddress | undefined {
  if (target.length > MAX_LENGTH || !target.startsWith("/")) return undefined;
  const cut = target.indexOf("?");
  const path = cut === -1 ? target : target.slice(0, cut);
  const kind = KINDS.find((known) => known.path.test(path));
  if (kind === undefined) return undefined;
  if (cut === -1) return kind.needsOneOf === undefined ? { address: path, isOpen: false } : undefined;
  const query = new URLSearchParams(target.slice(cut + 1));
  if (kind.never?.some((name) => query.has(name))) return undefined;
  if (kind.needsOneOf?.every((name) => !query.has(name))) return undefined;
  const counting: [string, string][] = [];
  let isOpen = false;
  for (const [name, { isKnown, blankIsNone }] of Object.entries(kind.parameters ?? {})) {
    const values = query.getAll(name);
    // What a repeated parameter means is for the page to say.
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
