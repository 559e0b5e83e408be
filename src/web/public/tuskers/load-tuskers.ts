import { redirect } from "react-router";
import type { ApiClient } from "../../api-client.ts";
import { type TuskerCardFields, toCardFields } from "../../components/tusker-card.tsx";
import { answered, failureFrom } from "../../load-failure.ts";
import { type ListRequest, listAddress, readListRequest } from "./list-address.ts";

export const TUSKERS_PER_PAGE = 9;
export const LIST_FAILURE = "Failed to load tuskers";

export type TuskerList = {
  request: ListRequest;
  tuskers: TuskerCardFields[];
  /** Over all pages. */
  total: number;
};

/** Loads one page of the list. A page behind the last one leads to the last. */
export async function loadTuskers(api: ApiClient, { url, signal }: Request): Promise<TuskerList> {
  const request = readListRequest(new URL(url).searchParams);
  const { search, category, status, page } = request;
  const query = { search, category, status, page: String(page), limit: String(TUSKERS_PER_PAGE) };
  const response = await answered(api.api.tuskers.$get({ query }, { init: { signal } }), signal, LIST_FAILURE);
  if (!response.ok) throw await failureFrom(response, LIST_FAILURE);
  const tuskers = await response.json();
  const total = Number(response.headers.get("X-Total-Count"));
  const lastPage = Math.max(1, Math.ceil(total / TUSKERS_PER_PAGE));
  if (page > lastPage) throw redirect(listAddress({ ...request, page: lastPage }));
  return { request, tuskers: tuskers.map(toCardFields), total };
}
