import type { PageReaders } from "../../app/pages/page-readers.server.ts";
import { type ArticleCardFields, RECENT_ARTICLES, toArticleCardFields } from "../../articles/card/card-fields.ts";
import { type ShownPage, toShownPage } from "../../pages/shown-page.ts";
import { type TuskerCardFields, toCardFields } from "../../tuskers/card/card-fields.ts";

export type HomePage = { page: ShownPage<"home">; featured: TuskerCardFields[]; articles: ArticleCardFields[] };

/** Loads Home: its texts, the featured tuskers in order, and the newest articles. */
export async function loadHome(readers: PageReaders, draft?: ShownPage<"home">): Promise<HomePage> {
  const [page, featured, newest] = await Promise.all([
    draft ?? readers.text("home").then(toShownPage<"home">),
    readers.featuredTuskers(),
    readers.recentArticles(RECENT_ARTICLES),
  ]);
  return { page, featured: featured.map(toCardFields), articles: newest.map(toArticleCardFields) };
}
