import { readPage, readSearch } from "../../platform/ui/lists/list-parameters.ts";
import { words } from "./words.en.ts";

const PATH = "/search-results";

export type SearchRequest = {
  search: string;
  /** As requested; not necessarily an existing category. */
  category: string;
  /** Counted from 1. */
  page: number;
};

/** Where an empty search redirects. */
export const NOTHING_ASKED_ADDRESS = `/not-found?from=search&reason=${encodeURIComponent(words.nothingAsked)}`;

/** Reads a search from an address: `search` takes precedence over its synonym `q`. */
export function readSearchRequest(parameters: URLSearchParams): SearchRequest {
  return {
    search: readSearch(parameters.get("search")) || readSearch(parameters.get("q")),
    category: readSearch(parameters.get("category")).toLowerCase(),
    page: readPage(parameters.get("page")),
  };
}

/** The canonical address of this search, whichever of the two parameters it came with. */
export function searchAddress({ search, category, page }: SearchRequest): string {
  const parameters = new URLSearchParams();
  if (search !== "") parameters.set("search", search);
  if (category !== "") parameters.set("category", category);
  if (page > 1) parameters.set("page", String(page));
  return `${PATH}?${parameters}`;
}
