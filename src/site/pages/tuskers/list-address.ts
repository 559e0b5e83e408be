import { isTuskerCategory, isTuskerStatus } from "../../../content/tuskers/status.ts";
import { addressOfList, readPage, readSearch } from "../../../ui/kit/lists/list-parameters.ts";
import type { TuskerQuery } from "../../parts/search/tusker-query.ts";

/** Reads the state of the list from an address; invalid parameters are ignored. */
export function readListRequest(parameters: URLSearchParams): TuskerQuery {
  const category = parameters.get("category")?.trim().toLowerCase() ?? "";
  const status = parameters.get("status")?.trim().toLowerCase() ?? "";
  return {
    search: readSearch(parameters.get("search")),
    category: isTuskerCategory(category) ? category : "",
    status: isTuskerStatus(status) ? status : "",
    page: readPage(parameters.get("page")),
  };
}

/** The canonical address of this state of the list. */
export const listAddress = ({ search, category, status, page }: TuskerQuery): string =>
  addressOfList("/tuskers", { search, category, status }, page);
