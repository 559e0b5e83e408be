import { redirect } from "react-router";
import { tagWords } from "../../entries/page/tag-words.en.ts";
import type { PlaceKey } from "../../places/places.ts";
import { placesMatching } from "../../places/places-matching.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { storedWord } from "../../platform/languages/stored-word.ts";
import { type ListPage, optionalList, pageOf } from "../../platform/render/read-answer.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { type TuskerCardFields, toCardFields } from "../../tuskers/card/card-fields.ts";
import { type FoundTusker, findTuskers, type Suggestion, suggestTuskers } from "../../tuskers/find/find-tuskers.ts";
import { isTuskerCategory } from "../../tuskers/status.ts";
import { nothingAskedAddress, readSearchRequest, type SearchRequest, searchAddress } from "./search-address.ts";
import { words } from "./words.en.ts";

const MAX_FEATURED = 3;
const MAX_PLACES = 3;
const MAX_TAGGED = 3;
const NOWHERE = { places: [], tagged: [], articles: 0 };
const NOBODY: ListPage<FoundTusker> = { items: [], total: 0, lastPage: 1 };

/** A tusker with a tag that was searched for. */
type Tagged = Pick<TuskerCardFields, "slug" | "name" | "nativeNames">;

export type SearchPage = ListPage<FoundTusker> & {
  request: SearchRequest;
  /** Similar spellings, and tuskers to look at instead, if nothing was found. */
  suggestions: Suggestion[];
  /** Where else the site has what was searched for, if no tusker has such a name. */
  elsewhere: { places: PlaceKey[]; tagged: Tagged[]; articles: number };
  featured: TuskerCardFields[];
};

/** Some tuskers with the tag that matches best, in English or in the language of the page; none if that fails. */
async function findTagged(api: ApiClient, search: string, signal: AbortSignal): Promise<Tagged[]> {
  if (search === "") return [];
  const folded = foldForSearch(search);
  const tags = await optionalList(api.api.tuskers.tags.all.$get({}, { init: { signal } }));
  const [tag] = tags
    .filter((each) => [each, storedWord(tagWords, each)].some((word) => foldForSearch(word).includes(folded)))
    .sort((a, b) => a.length - b.length);
  if (tag === undefined) return [];
  const query = { tag, page: "1", limit: String(MAX_TAGGED) };
  const tagged = await optionalList(api.api.tuskers.$get({ query }, { init: { signal } }));
  return tagged.map(({ slug, name, nativeNames }) => ({ slug, name, nativeNames }));
}

/** How many articles have the words in their title or excerpt; none if that cannot be found out. */
async function countArticles(api: ApiClient, search: string, signal: AbortSignal): Promise<number> {
  if (search === "") return 0;
  const call = api.api.articles.$get({ query: { search, page: "1", limit: "1" } }, { init: { signal } });
  return pageOf(call, 1, { signal, fallback: words.failure.message }).then(
    ({ total }) => total,
    () => 0,
  );
}

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
  if (found.total > 0) return { ...found, request, suggestions: [], elsewhere: NOWHERE, featured: [] };
  const [suggestions, tagged, articles, featured] = await Promise.all([
    suggestTuskers(api, search, signal),
    findTagged(api, search, signal),
    countArticles(api, search, signal),
    optionalList(api.api.tuskers.featured.$get({ query: {} }, { init: { signal } })),
  ]);
  const elsewhere = { places: search === "" ? [] : placesMatching(search).slice(0, MAX_PLACES), tagged, articles };
  return { ...found, request, suggestions, elsewhere, featured: featured.slice(0, MAX_FEATURED).map(toCardFields) };
}
