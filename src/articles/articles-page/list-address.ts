import { readPage, readSearch } from "../../platform/ui/lists/list-parameters.ts";
import type { ArticleCategory } from "../categories.ts";
import { isArticleCategory } from "../categories.ts";

const PATH = "/articles";

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

/** The canonical address of this state of the list, without empty parameters. */
export function listAddress({ search, category, page }: ArticleQuery): string {
  const parameters = new URLSearchParams();
  if (search !== "") parameters.set("search", search);
  if (category !== "") parameters.set("category", category);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? PATH : `${PATH}?${parameters}`;
}

export const isFiltered = ({ search, category }: ArticleQuery): boolean => search !== "" || category !== "";
