import { SOURCE_SETS, SOURCE_SORTS, type SourceSet, type SourceSort } from "../../../content/sources/library-list.ts";
import { SOURCE_KINDS, type SourceKind } from "../../../content/sources/source.ts";
import { readPage, readSearch } from "../../../ui/kit/lists/list-parameters.ts";

const SOURCES_PER_PAGE = 25;

const PATH = "/admin/sources";

/** The state of the list, as its address has it. An empty string means no filter. */
export type LibraryState = {
  search: string;
  kind: SourceKind | "";
  show: SourceSet | "";
  sort: SourceSort;
  /** From 1. */
  page: number;
};

/** Reads the state from an address. An invalid value is ignored. */
export const readLibraryState = (parameters: URLSearchParams): LibraryState => ({
  search: readSearch(parameters.get("search")),
  kind: SOURCE_KINDS.find((kind) => kind === parameters.get("kind")) ?? "",
  show: SOURCE_SETS.find((show) => show === parameters.get("show")) ?? "",
  sort: SOURCE_SORTS.find((sort) => sort === parameters.get("sort")) ?? "newest",
  page: readPage(parameters.get("page")),
});

const given = (state: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== ""));

/** The canonical address of this state, without default values. */
export function addressOf({ search, kind, show, sort, page }: LibraryState): string {
  const state = { search, kind, show, sort: sort === "newest" ? "" : sort, page: page > 1 ? String(page) : "" };
  const parameters = new URLSearchParams(given(state));
  return parameters.size === 0 ? PATH : `${PATH}?${parameters}`;
}

/** The query of the API's list call for this state. */
export const libraryQuery = ({ search, kind, show, sort, page }: LibraryState): Record<string, string> => ({
  ...given({ search, kind, show }),
  sort,
  page: String(page),
  limit: String(SOURCES_PER_PAGE),
});

export const isFiltered = ({ search, kind, show }: LibraryState): boolean => search + kind + show !== "";

export const sourceAddress = (key: string): string => `${PATH}/${encodeURIComponent(key)}`;

/** The screen that merges two sources; the first one stays. */
export const mergeAddress = (stays: string, goes: string): string =>
  `${PATH}/merge?${new URLSearchParams({ stays, goes })}`;
