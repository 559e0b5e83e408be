import { kinds } from "../../../content/sources/kind-words.ts";
import type { SourceKind } from "../../../content/sources/source.ts";
import { addressOfList, readPage, readSearch } from "../../../ui/kit/lists/list-parameters.ts";

export type SourceListRequest = { search: string; kind: SourceKind | ""; page: number };

export const KINDS = Object.keys(kinds) as SourceKind[];

/** Reads the state of the list from an address; invalid parameters are ignored. */
export const readListRequest = (parameters: URLSearchParams): SourceListRequest => ({
  search: readSearch(parameters.get("search")),
  kind: KINDS.find((kind) => kind === parameters.get("kind")) ?? "",
  page: readPage(parameters.get("page")),
});

/** The canonical address of this state of the list. */
export const listAddress = ({ search, kind, page }: SourceListRequest): string =>
  addressOfList("/sources", { search, kind }, page);
