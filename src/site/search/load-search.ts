import { redirect } from "react-router";
import type { PageReaders } from "../../app/pages/page-readers.server.ts";
import { tagWords } from "../../entries/page/tag-words.en.ts";
import type { PlaceKey } from "../../places/places.ts";
import { placesMatching } from "../../places/places-matching.ts";
import { storedWord } from "../../platform/languages/stored-word.ts";
import type { ListPage } from "../../platform/render/list-page.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { type TuskerCardFields, toCardFields } from "../../tuskers/card/card-fields.ts";
import { type FoundTusker, findTuskers, type Suggestion, suggestTuskers } from "../../tuskers/find/find-tuskers.ts";
import { isTuskerCategory } from "../../tuskers/status.ts";
import { nothingAskedAddress, readSearchRequest, type SearchRequest, searchAddress } from "./search-address.ts";

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

/** Some tuskers with the tag that matches best, in English or in the language of the page. */
async function findTagged(readers: PageReaders, search: string): Promise<Tagged[]> {
  if (search === "") return [];
  const folded = foldForSearch(search);
  const tags = await readers.tuskerTags();
  const [tag] = tags
    .filter((each) => [each, storedWord(tagWords, each)].some((word) => foldForSearch(word).includes(folded)))
    .sort((a, b) => a.length - b.length);
  if (tag === undefined) return [];
  const tagged = await readers.taggedTuskers(tag, MAX_TAGGED);
  return tagged.map(({ slug, name, nativeNames }) => ({ slug, name, nativeNames }));
}

/** Loads one page of the search results. A page number beyond the last redirects to the last page. */
export async function loadSearch(readers: PageReaders, url: string): Promise<SearchPage> {
  const request = readSearchRequest(new URL(url).searchParams);
  const { search, category, page } = request;
  if (search === "" && category === "") throw redirect(nothingAskedAddress());
  const found =
    category === "" || isTuskerCategory(category)
      ? await findTuskers(readers, { search, category, status: "", page })
      : NOBODY;
  if (page > found.lastPage) throw redirect(searchAddress({ ...request, page: found.lastPage }));
  if (found.total > 0) return { ...found, request, suggestions: [], elsewhere: NOWHERE, featured: [] };
  const [suggestions, tagged, articles, featured] = await Promise.all([
    suggestTuskers(readers, search),
    findTagged(readers, search),
    search === "" ? 0 : readers.articleCount(search),
    readers.optional(readers.featuredTuskers()),
  ]);
  const elsewhere = { places: search === "" ? [] : placesMatching(search).slice(0, MAX_PLACES), tagged, articles };
  return { ...found, request, suggestions, elsewhere, featured: featured.slice(0, MAX_FEATURED).map(toCardFields) };
}
