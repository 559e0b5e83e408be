import { showsNothing } from "../../../platform/text/shows-nothing.ts";

/** The longest search that the API accepts, in UTF-16 code units. */
const MAX_SEARCH_LENGTH = 200;

/**
 * The search text of an address: trimmed, cut to the API's limit, without half a surrogate pair. One of which readers see
 * nothing, such as control characters alone, is a blank one: it would find everything.
 */
export function readSearch(text: string | null): string {
  const search = (text ?? "").trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim();
  return showsNothing(search) ? "" : search;
}

/** The page number of an address; an invalid one counts as the first page. */
export const readPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);

/** The canonical address of a list in this state, without empty filters and without the number of the first page. */
export function addressOfList(path: string, filters: Readonly<Record<string, string>>, page: number): string {
  const parameters = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
