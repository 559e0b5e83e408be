import { loadEntry } from "../../entries/page/find-entry.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { optionalList } from "../../platform/render/read-answer.ts";
import { withDetails } from "../../sources/with-details.ts";
import { type ArticleCardFields, RECENT_ARTICLES, toArticleCardFields } from "../card/card-fields.ts";
import { articleLookup } from "./article-lookup.ts";
import { type ArticleText, toArticleText } from "./article-text.ts";

export type ArticlePage = { article: ArticleText; related: ArticleCardFields[] };

/** Loads the article named in the address, and what to read next. */
export async function loadArticle(api: ApiClient, name: string, request: Request): Promise<ArticlePage> {
  const query = { limit: String(RECENT_ARTICLES) };
  const [article, recent] = await Promise.all([
    loadEntry(name, articleLookup(api, request)),
    optionalList(api.api.articles.recent.$get({ query }, { init: { signal: request.signal } })),
  ]);
  // One more was loaded than is shown, because this article may be among them.
  const others = recent.filter(({ slug }) => slug !== article.slug).slice(0, RECENT_ARTICLES - 1);
  const text = toArticleText(article);
  return {
    article: { ...text, sources: withDetails(text.sources, article.sourceDetails ?? []) },
    related: others.map(toArticleCardFields),
  };
}
