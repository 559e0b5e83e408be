import { redirect } from "react-router";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { looksLikeId } from "../../platform/identifiers/identifier-kind.ts";
import { answered, failureFrom, invalidAnswer } from "../../platform/render/load-failure.ts";
import type { ArticleDetail } from "../article.ts";
import { type ArticleCardFields, toArticleCardFields } from "../card/article-card.tsx";
import { ARTICLE_FAILURE } from "./article-failure.tsx";
import { toArticleText } from "./article-screen.tsx";
import type { ArticleText } from "./article-text.ts";

const MAX_RELATED = 3;

export type ArticlePage = { article: ArticleText; related: ArticleCardFields[] };

/**
 * Loads an article by what stands in the address, and what to read next. A former slug, or its id, leads to the present
 * address for good.
 */
export async function loadArticle(api: ApiClient, name: string, { signal }: Request): Promise<ArticlePage> {
  const [article, recent] = await Promise.all([getArticle(api, name, signal), listRecent(api, signal)]);
  if (!article.title) throw invalidAnswer();
  // The call for a former slug was answered by a redirect, which `fetch` has followed.
  if (article.slug !== name) throw redirect(`/articles/${article.slug}`, 301);
  const related = recent.filter(({ slug }) => slug !== article.slug).slice(0, MAX_RELATED);
  return { article: toArticleText(article), related };
}

async function getArticle(api: ApiClient, name: string, signal: AbortSignal): Promise<ArticleDetail> {
  const init = { init: { signal } };
  // Unencoded, an address such as "..%2Frecent" would be another call.
  const call = looksLikeId(name)
    ? api.api.articles[":id"].$get({ param: { id: name.toLowerCase() } }, init)
    : api.api.articles.slug[":slug"].$get({ param: { slug: encodeURIComponent(name) } }, init);
  const response = await answered(call, signal, ARTICLE_FAILURE);
  if (!response.ok) throw await failureFrom(response, ARTICLE_FAILURE);
  return answered(response.json(), signal, ARTICLE_FAILURE);
}

/** One more than is shown, as this article may be among them. Where they cannot be had the article stands alone. */
async function listRecent(api: ApiClient, signal: AbortSignal): Promise<ArticleCardFields[]> {
  try {
    const query = { limit: String(MAX_RELATED + 1) };
    const response = await api.api.articles.recent.$get({ query }, { init: { signal } });
    return response.ok ? (await response.json()).map(toArticleCardFields) : [];
  } catch {
    return [];
  }
}
