import { type ArticleCardFields, RECENT_ARTICLES, toArticleCardFields } from "../../articles/card/card-fields.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import { type TuskerCardFields, toCardFields } from "../../tuskers/card/card-fields.ts";
import { failure } from "./failure.en.ts";

export type HomePage = { featured: TuskerCardFields[]; articles: ArticleCardFields[] };

/** Loads the dynamic parts of Home: the featured tuskers in order, and the newest articles. */
export async function loadHome({ api: { tuskers, articles } }: ApiClient, { signal }: Request): Promise<HomePage> {
  const init = { init: { signal } };
  const asked = { signal, fallback: failure.message };
  const [featured, newest] = await Promise.all([
    contentOf(tuskers.featured.$get({ query: {} }, init), asked),
    contentOf(articles.recent.$get({ query: { limit: String(RECENT_ARTICLES) } }, init), asked),
  ]);
  return { featured: featured.map(toCardFields), articles: newest.map(toArticleCardFields) };
}
