import { ARTICLE_SORTS, ARTICLE_STATES, type ArticleState } from "../../../content/articles/article-sort.ts";
import { isArticleCategory } from "../../../content/articles/categories.ts";
import { isTuskerCategory, isTuskerStatus } from "../../../content/tuskers/status.ts";
import { TUSKER_SORTS } from "../../../content/tuskers/tusker-sort.ts";
import { readPage, readSearch } from "../../../ui/kit/lists/list-parameters.ts";

export const ROWS_PER_PAGE = 20;

const PATH = "/admin/dashboard";

export type Shown = "tuskers" | "articles";

/** The sort keys of both lists. A leading minus reverses the order. */
export const SORTS = { tuskers: TUSKER_SORTS, articles: ARTICLE_SORTS } satisfies Record<Shown, readonly string[]>;

/** The last changed first: an editor comes back to what was worked on. */
const DEFAULT_SORT = "-updated";

/** The publication states that each list can be filtered by. */
export const PUBLICATIONS = {
  tuskers: ["published", "draft"],
  articles: ARTICLE_STATES,
} satisfies Record<Shown, readonly ArticleState[]>;

/** The state of the dashboard as held in its URL. An empty string means no filter. */
export type ListState = {
  show: Shown;
  search: string;
  category: string;
  /** Tuskers only. */
  status: string;
  publication: string;
  /** `unseen`: only entries with warnings that nobody has looked at. */
  warnings: string;
  sort: string;
  /** From 1. */
  page: number;
};

const oneOf = (known: readonly string[], text: string | null): string => known.find((value) => value === text) ?? "";

/** Reads the state from a URL. Invalid values are ignored. */
export function readListState(parameters: URLSearchParams): ListState {
  const show = parameters.get("show") === "articles" ? "articles" : "tuskers";
  const category = parameters.get("category") ?? "";
  const status = parameters.get("status") ?? "";
  const isCategory = show === "tuskers" ? isTuskerCategory : isArticleCategory;
  return {
    show,
    search: readSearch(parameters.get("search")),
    category: isCategory(category) ? category : "",
    status: show === "tuskers" && isTuskerStatus(status) ? status : "",
    publication: oneOf(PUBLICATIONS[show], parameters.get("publication")),
    warnings: oneOf(["unseen"], parameters.get("warnings")),
    sort: oneOf(SORTS[show], parameters.get("sort")) || DEFAULT_SORT,
    page: readPage(parameters.get("page")),
  };
}

export const NO_FILTER = { search: "", category: "", status: "", publication: "", warnings: "" };

const filters = (state: ListState): Record<string, string> =>
  Object.fromEntries(
    Object.keys(NO_FILTER)
      .map((name) => [name, state[name as keyof typeof NO_FILTER]] as const)
      .filter(([, value]) => value !== ""),
  );

/** The canonical URL of a state, without default values. */
export function addressOf(state: ListState): string {
  const { show, sort, page } = state;
  const parameters = new URLSearchParams({
    ...(show === "articles" && { show }),
    ...filters(state),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size === 0 ? PATH : `${PATH}?${parameters}`;
}

/** The query of the API's list call for this state. */
export const listQuery = (state: ListState): Record<string, string> => ({
  ...filters(state),
  drafts: "1",
  sort: state.sort,
  page: String(state.page),
  limit: String(ROWS_PER_PAGE),
});

export const isFiltered = (state: ListState): boolean => Object.keys(filters(state)).length > 0;

/**
 * The order after a column head is pressed: by that column, or reversed if the list is already sorted by it.
 * @param first the direction of the first press: "down" for newest first
 */
export function sortAfter(sort: string, column: string, first: "up" | "down" = "up"): string {
  const [start, turned] = first === "up" ? [column, `-${column}`] : [`-${column}`, column];
  return sort === start ? turned : start;
}
