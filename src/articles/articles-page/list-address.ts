import { readPage, readSearch } from "../../platform/ui/lists/list-parameters.ts";
import type { ArticleCategory } from "../categories.ts";
import { isArticleCategory } from "../categories.ts";

const PATH = "/articles";

/** What the list shows, as its address says it. Empty where nothing is asked for. */
export type ArticleQuery = {
  search: string;
  category: ArticleCategory | "";
  /** From 1. */
  page: number;
};

/** Reads the list's state from an address; what makes no sense there counts as not given. */
export function readListRequest(parameters: URLSearchParams): ArticleQuery {
  const category = parameters.get("category")?.trim().toLowerCase() ?? "";
  return {
    search: readSearch(parameters.get("search")),
    category: isArticleCategory(category) ? category : "",
    page: readPage(parameters.get("page")),
  };
}

/** The address of this state of the list: always the same one, without empty parameters. */
export function listAddress({ search, category, page }: ArticleQuery): string {
  const parameters = new URLSearchParams();
  if (search !== "") parameters.set("search", search);
  if (category !== "") parameters.set("category", category);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? PATH : `${PATH}?${parameters}`;
}

export const isFiltered = ({ search, category }: ArticleQuery): boolean => search !== "" || category !== "";
