import { type ArticleCardFields, toArticleCardFields } from "../../articles/card/card-fields.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { answered, failureFrom } from "../../platform/render/load-failure.ts";
import { type TuskerCardFields, toCardFields } from "../../tuskers/card/tusker-card.tsx";
import { words } from "./words.en.ts";

/** One lead story and three rows. */
const ARTICLES_SHOWN = "4";

export type HomePage = { featured: TuskerCardFields[]; articles: ArticleCardFields[] };

/** Loads the dynamic parts of Home: the featured tuskers in order, and the newest articles. */
export async function loadHome(api: ApiClient, { signal }: Request): Promise<HomePage> {
  const init = { init: { signal } };
  const [tuskers, articles] = await Promise.all([
    answered(api.api.tuskers.featured.$get({ query: {} }, init), signal, words.failure.message),
    answered(api.api.articles.recent.$get({ query: { limit: ARTICLES_SHOWN } }, init), signal, words.failure.message),
  ]);
  if (!tuskers.ok) throw await failureFrom(tuskers, words.failure.message);
  if (!articles.ok) throw await failureFrom(articles, words.failure.message);
  return {
    featured: (await tuskers.json()).map(toCardFields),
    articles: (await articles.json()).map(toArticleCardFields),
  };
}
