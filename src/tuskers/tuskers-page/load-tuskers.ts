import { redirect } from "react-router";
import type { PageReaders } from "../../app/pages/page-readers.server.ts";
import type { PlaceKey } from "../../places/places.ts";
import { placesMatching } from "../../places/places-matching.ts";
import type { ListPage } from "../../platform/render/list-page.ts";
import { type FoundTusker, findTuskers, type Suggestion, suggestTuskers } from "../find/find-tuskers.ts";
import type { TuskerQuery } from "../find/tusker-query.ts";
import { listAddress, readListRequest } from "./list-address.ts";

export type TuskerList = ListPage<FoundTusker> & {
  request: TuskerQuery;
  /** Similar spellings, if nothing was found. */
  suggestions: Suggestion[];
  /** What the words of the search find besides tuskers. */
  elsewhere: { places: PlaceKey[]; articles: number; sources: number };
};

/** Of each kind; Search Results show as many. */
const MOST_NAMED = 3;

async function findElsewhere(readers: PageReaders, { search, page }: TuskerQuery): Promise<TuskerList["elsewhere"]> {
  if (search === "" || page > 1) return { places: [], articles: 0, sources: 0 };
  const { articles, sources } = await readers.elsewhere(search, MOST_NAMED);
  return {
    places: placesMatching(search).slice(0, MOST_NAMED),
    articles: Math.max(articles.total, articles.items.length),
    sources: sources.total,
  };
}

/** Loads one page of the list. A page number beyond the last redirects to the last page. */
export async function loadTuskers(readers: PageReaders, url: string): Promise<TuskerList> {
  const request = readListRequest(new URL(url).searchParams);
  const found = await findTuskers(readers, request);
  if (request.page > found.lastPage) throw redirect(listAddress({ ...request, page: found.lastPage }));
  const suggestions = found.total === 0 ? await suggestTuskers(readers, request.search) : [];
  return { ...found, request, suggestions, elsewhere: await findElsewhere(readers, request) };
}
