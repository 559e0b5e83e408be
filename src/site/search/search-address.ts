import { readPage, readSearch } from "../../platform/ui/lists/list-parameters.ts";

const PATH = "/search-results";

export type SearchRequest = {
  search: string;
  /** As it was asked for: it may name no category there is. */
  category: string;
  /** From 1. */
  page: number;
};

/** Where a search without anything to search for leads. */
export const NOTHING_ASKED_ADDRESS = `/not-found?from=search&reason=${encodeURIComponent("No search parameters provided")}`;

/** Reads a search from an address: `search` wins over `q`, which means the same. */
export function readSearchRequest(parameters: URLSearchParams): SearchRequest {
  return {
    search: readSearch(parameters.get("search")) || readSearch(parameters.get("q")),
    category: readSearch(parameters.get("category")).toLowerCase(),
    page: readPage(parameters.get("page")),
  };
}

/** The address of this search: always the same one, whichever of the two parameters it came with. */
export function searchAddress({ search, category, page }: SearchRequest): string {
  const parameters = new URLSearchParams();
  if (search !== "") parameters.set("search", search);
  if (category !== "") parameters.set("category", category);
  if (page > 1) parameters.set("page", String(page));
  return `${PATH}?${parameters}`;
}

/** What was searched for, as the summary says it; both together narrow each other down. */
export function searchWords({ search, category }: SearchRequest): string {
  return [search && `matching "${search}"`, category && `in category "${category}"`].filter(Boolean).join(" ");
}

/** The page's title, without the site's name. */
export function searchTitle({ search, category }: SearchRequest): string {
  const words = [search && `"${search}"`, category && `category "${category}"`].filter(Boolean).join(" in ");
  return `Search results for ${words}`;
}
