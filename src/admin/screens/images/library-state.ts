import { LIBRARY_FILTERS, type LibraryFilter } from "../../../content/image-library/image-library.ts";
import { readPage, readSearch } from "../../../ui/kit/lists/list-parameters.ts";

const IMAGES_PER_PAGE = 24;

const PATH = "/admin/pictures";

/** The state of the library, as its address has it. An empty string means no filter. */
export type LibraryState = {
  search: string;
  filter: LibraryFilter | "";
  /** From 1. */
  page: number;
};

/** Reads the state from an address. An invalid value is ignored. */
export const readLibraryState = (parameters: URLSearchParams): LibraryState => ({
  search: readSearch(parameters.get("search")),
  filter: LIBRARY_FILTERS.find((filter) => filter === parameters.get("filter")) ?? "",
  page: readPage(parameters.get("page")),
});

const given = (state: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== ""));

/** The canonical address of this state, without default values. */
export function addressOf({ search, filter, page }: LibraryState): string {
  const parameters = new URLSearchParams(given({ search, filter, page: page > 1 ? String(page) : "" }));
  return parameters.size === 0 ? PATH : `${PATH}?${parameters}`;
}

/** The query of the API's list call for this state. */
export const libraryQuery = ({ search, filter, page }: LibraryState): Record<string, string> => ({
  ...given({ search, filter }),
  page: String(page),
  limit: String(IMAGES_PER_PAGE),
});

export const isFiltered = ({ search, filter }: LibraryState): boolean => search !== "" || filter !== "";
