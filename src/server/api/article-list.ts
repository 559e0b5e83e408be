import type { Context } from "hono";
import {
  type ArticleCursor,
  type ArticleFilter,
  countArticles,
  listArticles,
  listArticlesAfter,
} from "../db/articles.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { pageHeaders, requestedPage } from "./list-request.ts";
import { type LargeListGate, wholeListResponse } from "./whole-list.ts";

const PIECE = 50;

/** Answers with the page that the query asks for, or with the whole list. */
export async function replyArticleList(
  context: Context<ApiEnvironment>,
  filter: ArticleFilter,
  query: { page?: number | undefined; limit?: number | undefined },
  gate: LargeListGate,
) {
  const { db, publicCounts } = context.var.services;
  const page = requestedPage(query);
  if (page === undefined) {
    let cursor: ArticleCursor | undefined;
    let ended = false;
    return wholeListResponse(async () => {
      if (ended) return [];
      const { articles, next } = await listArticlesAfter(db, filter, cursor, PIECE);
      cursor = next;
      ended = next === undefined;
      return articles;
    }, gate);
  }
  const count = () => countArticles(db, filter);
  const total = filter.publicOn === undefined ? await count() : await publicCounts.count(["articles", filter], count);
  const articles = page.offset >= total ? [] : await listArticles(db, filter, page);
  return context.json(articles, 200, pageHeaders(context.req.url, page, total));
}
