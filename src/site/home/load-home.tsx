import { type ArticleCardFields, toArticleCardFields } from "../../articles/card/article-card.tsx";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { answered, failureFrom } from "../../platform/render/load-failure.ts";
import { type TuskerCardFields, toCardFields } from "../../tuskers/card/tusker-card.tsx";

export const HOME_FAILURE = "This page could not be loaded. Please try again in a moment.";

/** One lead story and three rows. */
const ARTICLES_SHOWN = "4";

export type HomePage = { featured: TuskerCardFields[]; articles: ArticleCardFields[] };

/** Loads what changes on Home: the featured tuskers in their order, and the newest articles. */
export async function loadHome(api: ApiClient, { signal }: Request): Promise<HomePage> {
  const init = { init: { signal } };
  const [tuskers, articles] = await Promise.all([
    answered(api.api.tuskers.featured.$get({ query: {} }, init), signal, HOME_FAILURE),
    answered(api.api.articles.recent.$get({ query: { limit: ARTICLES_SHOWN } }, init), signal, HOME_FAILURE),
  ]);
  if (!tuskers.ok) throw await failureFrom(tuskers, HOME_FAILURE);
  if (!articles.ok) throw await failureFrom(articles, HOME_FAILURE);
  return {
    featured: (await tuskers.json()).map(toCardFields),
    articles: (await articles.json()).map(toArticleCardFields),
  };
}
