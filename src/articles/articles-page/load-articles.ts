import { redirect } from "react-router";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { type ListPage, pageOf } from "../../platform/render/read-answer.ts";
import { type ArticleCardFields, toArticleCardFields } from "../card/card-fields.ts";
import { ARTICLES_PER_PAGE, type ArticleQuery, listAddress, readListRequest } from "./list-address.ts";
import { words } from "./words.en.ts";

export type ArticleList = ListPage<ArticleCardFields> & { request: ArticleQuery };

/** Loads one page of the list. A page number beyond the last redirects to the last page. */
export async function loadArticles(api: ApiClient, { url, signal }: Request): Promise<ArticleList> {
  const request = readListRequest(new URL(url).searchParams);
  const { search, category, page } = request;
  const query = { search, category, page: String(page), limit: String(ARTICLES_PER_PAGE) };
  const call = api.api.articles.$get({ query }, { init: { signal } });
  const found = await pageOf(call, ARTICLES_PER_PAGE, { signal, fallback: words.failure.message });
  if (page > found.lastPage) throw redirect(listAddress({ ...request, page: found.lastPage }));
  return { ...found, items: found.items.map(toArticleCardFields), request };
}
