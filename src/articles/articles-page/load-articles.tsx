import { redirect } from "react-router";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { answered, failureFrom, invalidAnswer } from "../../platform/render/load-failure.ts";
import { type ArticleCardFields, toArticleCardFields } from "../card/card-fields.ts";
import { ARTICLES_PER_PAGE, type ArticleQuery, listAddress, readListRequest } from "./list-address.ts";
import { words } from "./words.en.tsx";

export type ArticleList = {
  request: ArticleQuery;
  articles: ArticleCardFields[];
  /** Across all pages. */
  total: number;
  /** At least 1. */
  lastPage: number;
};

/** Loads one page of the list. A page number beyond the last redirects to the last page. */
export async function loadArticles(api: ApiClient, { url, signal }: Request): Promise<ArticleList> {
  const request = readListRequest(new URL(url).searchParams);
  const { search, category, page } = request;
  const query = { search, category, page: String(page), limit: String(ARTICLES_PER_PAGE) };
  const response = await answered(
    api.api.articles.$get({ query }, { init: { signal } }),
    signal,
    words.failure.message,
  );
  if (!response.ok) throw await failureFrom(response, words.failure.message);
  const articles = await answered(response.json(), signal, words.failure.message);
  if (!Array.isArray(articles)) throw invalidAnswer();
  const total = Number(response.headers.get("X-Total-Count"));
  const lastPage = Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE));
  if (page > lastPage) throw redirect(listAddress({ ...request, page: lastPage }));
  return { request, articles: articles.map(toArticleCardFields), total, lastPage };
}
