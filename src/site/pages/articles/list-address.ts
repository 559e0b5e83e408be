import { type ArticleCategory, isArticleCategory } from "../../../content/articles/categories.ts";
import { addressOfList, readPage, readSearch } from "../../../ui/kit/lists/list-parameters.ts";

export const ARTICLES_PER_PAGE = 9;

/** The state of the list as given in its address. Missing parameters are empty strings. */
export type ArticleQuery = {
  search: string;
  category: ArticleCategory | "";
  /** Counted from 1. */
  page: number;
};

/** Reads the state of the list from an address; invalid parameters are ignored. */
export function readListRequest(parameters: URLSearchParams): ArticleQuery {
  const category = parameters.get("category")?.trim().toLowerCase() ?? "";
  return {
    search: readSearch(parameters.get("search")),
    category: isArticleCategory(category) ? category : "",
    page: readPage(parameters.get("page")),
  };
}

/** The canonical address of this state of the list. */
export const listAddress = ({ search, category, page }: ArticleQuery): string =>
  addressOfList("/articles", { search, category }, page);

export const isFiltered = ({ search, category }: ArticleQuery): boolean => search !== "" || category !== "";
