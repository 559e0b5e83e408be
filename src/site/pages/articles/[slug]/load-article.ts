import { withDetails } from "../../../../content/sources/with-details.ts";
import {
  type ArticleCardFields,
  RECENT_ARTICLES,
  toArticleCardFields,
} from "../../../parts/cards/article/card-fields.ts";
import { atPresentAddress } from "../../../parts/entry/present-address.ts";
import type { PageReaders } from "../../../reading/page-readers.server.ts";
import { type ArticleText, toArticleText } from "./article-text.ts";

export type ArticlePage = { article: ArticleText; related: ArticleCardFields[] };

/** Loads the article named in the address, and what to read next. */
export async function loadArticle(readers: PageReaders, name: string): Promise<ArticlePage> {
  const { article, recent } = await readers.articleAndMore(name, RECENT_ARTICLES);
  atPresentAddress("/articles", name, article);
  // One more was read than is shown, because this article may be among them.
  const others = recent.filter(({ slug }) => slug !== article.slug).slice(0, RECENT_ARTICLES - 1);
  const text = toArticleText(article);
  return {
    article: { ...text, sources: withDetails(text.sources, article.sourceDetails) },
    related: others.map(toArticleCardFields),
  };
}
