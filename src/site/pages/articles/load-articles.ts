import { redirect } from "react-router";
import type { Tally } from "../../../content/search/entry-index.server.ts";
import { type ListPage, listPage } from "../../../ui/render/list-page.ts";
import { type ArticleCardFields, toArticleCardFields } from "../../parts/cards/article/card-fields.ts";
import type { PageReaders } from "../../reading/page-readers.server.ts";
import { ARTICLES_PER_PAGE, type ArticleQuery, listAddress, readListRequest } from "./list-address.ts";

export type ArticleList = ListPage<ArticleCardFields> & {
  request: ArticleQuery;
  /** Of all articles. */
  tally: Tally;
};

/** Loads one page of the list. A page number beyond the last redirects to the last page. */
export async function loadArticles(readers: PageReaders, url: string): Promise<ArticleList> {
  const request = readListRequest(new URL(url).searchParams);
  const [part, tally] = await Promise.all([
    readers.articles(request, { page: request.page, perPage: ARTICLES_PER_PAGE }),
    readers.articleTally(),
  ]);
  const found = listPage(part, ARTICLES_PER_PAGE, toArticleCardFields);
  if (request.page > found.lastPage) throw redirect(listAddress({ ...request, page: found.lastPage }));
  return { ...found, request, tally };
}
