/** An address whose answer is the same for everybody. */
export type CachedAddress = {
  /** Path and query in one form: only the parameters that count, each once, in one order. */
  address: string;
  /** True where visitors write parts of it themselves, so that there is no end of such addresses. */
  isOpen: boolean;
};

type Kind = {
  path: RegExp;
  /** What changes the answer; whatever else stands in the query is left out. */
  parameters?: readonly string[];
  /** With one of these the answer is for the desk, and is made anew each time. */
  never?: readonly string[];
  /** Without one of these the answer is a whole list, which is streamed and not kept. */
  needsOneOf?: readonly string[];
};

const PAGE = ["page", "limit"];
const DESK = ["drafts", "sort", "publication"];

/** Whatever visitors may read and everybody reads alike. What is drawn by lot, or belongs to the desk, is not named. */
const KINDS: readonly Kind[] = [
  { path: /^\/(?:about|privacy-policy|terms-of-service|licences)?$/ },
  { path: /^\/contact$/, parameters: ["about", "subject", "sent"] },
  { path: /^\/tuskers$/, parameters: ["search", "category", "status", "page"] },
  { path: /^\/articles$/, parameters: ["search", "category", "page"] },
  { path: /^\/(?:tuskers|articles)\/[^/]+$/ },
  { path: /^\/search-results$/, parameters: ["search", "q", "category", "page"] },
  { path: /^\/(?:feeds\/[a-z]+\.xml|sitemap\.xml)$/ },
  {
    path: /^\/api\/tuskers$/,
    parameters: ["search", "category", "status", ...PAGE],
    never: DESK,
    needsOneOf: PAGE,
  },
  { path: /^\/api\/articles$/, parameters: ["search", "category", ...PAGE], never: DESK, needsOneOf: PAGE },
  { path: /^\/api\/tuskers\/featured$/, never: ["drafts"] },
  { path: /^\/api\/articles\/recent$/, parameters: ["limit"] },
  { path: /^\/api\/(?:tuskers|articles)\/slug\/[^/]+$/ },
  { path: /^\/api\/(?:tuskers|articles)\/tags\/all$/ },
  { path: /^\/api\/(?:tuskers|articles)\/[0-9a-f]{24}(?:\/related)?$/ },
  { path: /^\/api\/tuskers\/search\/search-by-name$/, parameters: ["name", ...PAGE], needsOneOf: PAGE },
  { path: /^\/api\/tuskers\/search\/search-by-category$/, parameters: ["category", ...PAGE], needsOneOf: PAGE },
  { path: /^\/api\/tuskers\/search\/suggest$/, parameters: ["q"] },
];

/** Parameters whose values are the visitor's own words. */
const WRITTEN = ["search", "q", "name", "about", "subject"];
/** Numbers above this are no page that a directory has; visitors can think up any. */
const MOST_PAGES = 1000;
const MAX_LENGTH = 2000;

const isWritten = ([name, value]: readonly [string, string]): boolean =>
  WRITTEN.includes(name) || (name === "page" && Number(value) > MOST_PAGES);

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
  for (const name of kind.parameters ?? []) {
    const values = query.getAll(name);
    // What a repeated parameter means is for the page to say.
    if (values.length > 1) return undefined;
    if (values[0] !== undefined) counting.push([name, values[0]]);
  }
  if (counting.length === 0) return { address: path, isOpen: false };
  return { address: `${path}?${new URLSearchParams(counting)}`, isOpen: counting.some(isWritten) };
}
