import { redirect } from "react-router";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { type ListPage, optionalList } from "../../platform/render/read-answer.ts";
import { type TuskerCardFields, toCardFields } from "../../tuskers/card/card-fields.ts";
import { type FoundTusker, findTuskers, type Suggestion, suggestTuskers } from "../../tuskers/find/find-tuskers.ts";
import { isTuskerCategory } from "../../tuskers/status.ts";
import { nothingAskedAddress, readSearchRequest, type SearchRequest, searchAddress } from "./search-address.ts";
import { words } from "./words.en.ts";

const MAX_FEATURED = 3;
const NOBODY: ListPage<FoundTusker> = { items: [], total: 0, lastPage: 1 };

export type SearchPage = ListPage<FoundTusker> & {
  request: SearchRequest;
  /** Similar spellings, and tuskers to look at instead, if nothing was found. */
  suggestions: Suggestion[];
  featured: TuskerCardFields[];
};

/** Loads one page of the search results. A page number beyond the last redirects to the last page. */
export async function loadSearch(api: ApiClient, { url, signal }: Request): Promise<SearchPage> {
  const request = readSearchRequest(new URL(url).searchParams);
  const { search, category, page } = request;
  if (search === "" && category === "") throw redirect(nothingAskedAddress());
  // The API refuses an unknown category; visitors get an empty result for it instead of an error.
  const found =
    category === "" || isTuskerCategory(category)
      ? await findTuskers(api, { search, category, status: "", page }, { signal, fallback: words.failure.message })
      : NOBODY;
  if (page > found.lastPage) throw redirect(searchAddress({ ...request, page: found.lastPage }));
  if (found.total > 0) return { ...found, request, suggestions: [], featured: [] };
  const [suggestions, featured] = await Promise.all([
    suggestTuskers(api, search, signal),
    optionalList(api.api.tuskers.featured.$get({ query: {} }, { init: { signal } })),
  ]);
  return { ...found, request, suggestions, featured: featured.slice(0, MAX_FEATURED).map(toCardFields) };
}
