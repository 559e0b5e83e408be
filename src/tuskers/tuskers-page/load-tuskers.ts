import { redirect } from "react-router";
import type { PageReaders } from "../../app/pages/page-readers.server.ts";
import type { ListPage } from "../../platform/render/list-page.ts";
import { type FoundTusker, findTuskers, type Suggestion, suggestTuskers } from "../find/find-tuskers.ts";
import type { TuskerQuery } from "../find/tusker-query.ts";
import { listAddress, readListRequest } from "./list-address.ts";

export type TuskerList = ListPage<FoundTusker> & {
  request: TuskerQuery;
  /** Similar spellings, if nothing was found. */
  suggestions: Suggestion[];
};

/** Loads one page of the list. A page number beyond the last redirects to the last page. */
export async function loadTuskers(readers: PageReaders, url: string): Promise<TuskerList> {
  const request = readListRequest(new URL(url).searchParams);
  const found = await findTuskers(readers, request);
  if (request.page > found.lastPage) throw redirect(listAddress({ ...request, page: found.lastPage }));
  const suggestions = found.total === 0 ? await suggestTuskers(readers, request.search) : [];
  return { ...found, request, suggestions };
}
