import { redirect } from "react-router";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { type FoundTuskers, findTuskers, type Suggestion, suggestTuskers } from "../find/find-tuskers.tsx";
import type { TuskerQuery } from "../find/tusker-query.ts";
import { listAddress, readListRequest } from "./list-address.ts";

export const LIST_FAILURE = "Failed to load tuskers";

export type TuskerList = FoundTuskers & {
  request: TuskerQuery;
  /** Near spellings, where nothing was found. */
  suggestions: Suggestion[];
};

/** Loads one page of the list. A page behind the last one leads to the last. */
export async function loadTuskers(api: ApiClient, { url, signal }: Request): Promise<TuskerList> {
  const request = readListRequest(new URL(url).searchParams);
  const found = await findTuskers(api, request, { signal, fallback: LIST_FAILURE });
  if (request.page > found.lastPage) throw redirect(listAddress({ ...request, page: found.lastPage }));
  const suggestions = found.total === 0 ? await suggestTuskers(api, request.search, signal) : [];
  return { ...found, request, suggestions };
}
