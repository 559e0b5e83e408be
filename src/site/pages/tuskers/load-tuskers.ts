import { redirect } from "react-router";
import type { PlaceKey } from "../../../content/places/places.ts";
import type { Tally } from "../../../content/search/entry-index.server.ts";
import { type TuskerCardFields, toCardFields } from "../../../content/tuskers/card-fields.ts";
import type { ListPage } from "../../../ui/render/list-page.ts";
import { type FoundTusker, findTuskers, type Suggestion, suggestTuskers } from "../../parts/search/find-tuskers.ts";
import type { TuskerQuery } from "../../parts/search/tusker-query.ts";
import type { PageReaders } from "../../reading/page-readers.server.ts";
import { listAddress, readListRequest } from "./list-address.ts";

export type TuskerList = ListPage<FoundTusker> & {
  request: TuskerQuery;
  /** Of the whole directory. */
  tally: Tally;
  /** Similar spellings, and tuskers to look at instead, if nothing was found. */
  suggestions: Suggestion[];
  featured: TuskerCardFields[];
  /** What the words of the search find besides tuskers. */
  elsewhere: { places: PlaceKey[]; articles: number; sources: number };
};

/** Of each kind; Search Results show as many. */
const MOST_NAMED = 3;
const MOST_FEATURED = 3;

async function findElsewhere(readers: PageReaders, { search, page }: TuskerQuery): Promise<TuskerList["elsewhere"]> {
  if (search === "" || page > 1) return { places: [], articles: 0, sources: 0 };
  const { articles, sources } = await readers.elsewhere(search, MOST_NAMED);
  return {
    places: readers.placesNamed(search).slice(0, MOST_NAMED),
    articles: Math.max(articles.total, articles.items.length),
    sources: sources.total,
  };
}

/** Loads one page of the list. A page number beyond the last redirects to the last page. */
export async function loadTuskers(readers: PageReaders, url: string): Promise<TuskerList> {
  const request = readListRequest(new URL(url).searchParams);
  const [found, tally] = await Promise.all([findTuskers(readers, request), readers.tuskerTally()]);
  if (request.page > found.lastPage) throw redirect(listAddress({ ...request, page: found.lastPage }));
  const elsewhere = await findElsewhere(readers, request);
  if (found.total > 0) return { ...found, request, tally, suggestions: [], featured: [], elsewhere };
  const [suggestions, featured] = await Promise.all([
    suggestTuskers(readers, request.search),
    readers.optional(readers.featuredTuskers()),
  ]);
  const instead = featured.slice(0, MOST_FEATURED).map(toCardFields);
  return { ...found, request, tally, suggestions, featured: instead, elsewhere };
}
