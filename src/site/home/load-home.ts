import { type ArticleCardFields, RECENT_ARTICLES, toArticleCardFields } from "../../articles/card/card-fields.ts";
import { loadPage, type ShownPage } from "../../pages/load-page.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import { type TuskerCardFields, toCardFields } from "../../tuskers/card/card-fields.ts";
import { failure } from "./failure.en.ts";

export type HomePage = { page: ShownPage<"home">; featured: TuskerCardFields[]; articles: ArticleCardFields[] };

/** Loads Home: its texts, the featured tuskers in order, and the newest articles. */
export async function loadHome(client: ApiClient, { signal }: Request, draft?: ShownPage<"home">): Promise<HomePage> {
  const { tuskers, articles } = client.api;
  const init = { init: { signal } };
  const asked = { signal, fallback: failure.message };
  const [page, featured, newest] = await Promise.all([
    draft ?? loadPage(client, "home", asked),
    contentOf(tuskers.featured.$get({ query: {} }, init), asked),
    contentOf(articles.recent.$get({ query: { limit: String(RECENT_ARTICLES) } }, init), asked),
  ]);
  return { page, featured: featured.map(toCardFields), articles: newest.map(toArticleCardFields) };
}
