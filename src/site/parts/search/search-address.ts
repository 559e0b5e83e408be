import { addressOfList, readPage, readSearch } from "../../../ui/kit/lists/list-parameters.ts";
import { words } from "./words.ts";

export type SearchRequest = {
  search: string;
  /** As requested; not necessarily an existing category. */
  category: string;
  /** Counted from 1. */
  page: number;
};

/** Where an empty search redirects. */
export const nothingAskedAddress = (): string =>
  `/not-found?from=search&reason=${encodeURIComponent(words.nothingAsked)}`;

/** Reads a search from an address: `search` takes precedence over its synonym `q`. */
export function readSearchRequest(parameters: URLSearchParams): SearchRequest {
  return {
    search: readSearch(parameters.get("search")) || readSearch(parameters.get("q")),
    category: readSearch(parameters.get("category")).toLowerCase(),
    page: readPage(parameters.get("page")),
  };
}

/** The canonical address of this search, whichever of the two parameters it came with. */
export const searchAddress = ({ search, category, page }: SearchRequest): string =>
  addressOfList("/search-results", { search, category }, page);
