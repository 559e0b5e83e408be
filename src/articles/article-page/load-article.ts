import { redirect } from "react-router";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { looksLikeId } from "../../platform/identifiers/identifier-kind.ts";
import { answered, failureFrom, invalidAnswer } from "../../platform/render/load-failure.ts";
import type { ArticleDetail } from "../article.ts";
import { type ArticleCardFields, toArticleCardFields } from "../card/card-fields.ts";
import { type ArticleText, toArticleText } from "./article-text.ts";
import { words } from "./words.en.ts";

const MAX_RELATED = 3;

export type ArticlePage = { article: ArticleText; related: ArticleCardFields[] };

/**
 * Loads the article named in the address, and what to read next. A former slug or an id redirects permanently to the
 * current address.
 */
export async function loadArticle(api: ApiClient, name: string, { signal }: Request): Promise<ArticlePage> {
  const [article, recent] = await Promise.all([getArticle(api, name, signal), listRecent(api, signal)]);
  if (!article.title) throw invalidAnswer();
  // For a former slug the API answers with a redirect, which `fetch` has followed.
  if (article.slug !== name) throw redirect(`/articles/${article.slug}`, 301);
  const related = recent.filter(({ slug }) => slug !== article.slug).slice(0, MAX_RELATED);
  return { article: toArticleText(article), related };
}

async function getArticle(api: ApiClient, name: string, signal: AbortSignal): Promise<ArticleDetail> {
  const init = { init: { signal } };
  // Without encoding, an address such as "..%2Frecent" would reach another API route.
  const call = looksLikeId(name)
    ? api.api.articles[":id"].$get({ param: { id: name.toLowerCase() } }, init)
    : api.api.articles.slug[":slug"].$get({ param: { slug: encodeURIComponent(name) } }, init);
  const response = await answered(call, signal, words.failure.message);
  if (!response.ok) throw await failureFrom(response, words.failure.message);
  return answered(response.json(), signal, words.failure.message);
}

/**
 * Loads one more than is shown, because this article may be among them. If the call fails, the page is shown without
 * them.
 */
async function listRecent(api: ApiClient, signal: AbortSignal): Promise<ArticleCardFields[]> {
  try {
    const query = { limit: String(MAX_RELATED + 1) };
    const response = await api.api.articles.recent.$get({ query }, { init: { signal } });
    return response.ok ? (await response.json()).map(toArticleCardFields) : [];
  } catch {
    return [];
  }
}
