import type { Context } from "hono";
import type { Article } from "../../domain/articles/article.ts";
import type { ArticleSort } from "../../domain/articles/article-sort.ts";
import {
  type ArticleCursor,
  type ArticleFilter,
  countArticles,
  listArticleSeqs,
  listArticles,
  listArticlesAfter,
  listArticlesBySeq,
} from "../db/articles.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { pageHeaders, requestedPage } from "./list-request.ts";
import { type LargeListGate, wholeListResponse } from "./whole-list.ts";

const PIECE = 50;

/** The next piece of a list whose order is known; keys whose articles are gone meanwhile make no early end. */
async function nextOf(db: OpenDatabase, filter: ArticleFilter, seqs: number[]): Promise<Article[]> {
  while (seqs.length > 0) {
    const articles = await listArticlesBySeq(db, filter, seqs.splice(0, PIECE));
    if (articles.length > 0) return articles;
  }
  return [];
}

/** Answers with the page that the query asks for, or with the whole list. */
export async function replyArticleList(
  context: Context<ApiEnvironment>,
  filter: ArticleFilter,
  query: { page?: number | undefined; limit?: number | undefined },
  gate: LargeListGate,
  sort?: ArticleSort,
) {
  const { db, publicCounts } = context.var.services;
  const page = requestedPage(query);
  if (page === undefined && sort !== undefined) {
    const seqs = await listArticleSeqs(db, filter, sort);
    return wholeListResponse(() => nextOf(db, filter, seqs), gate);
  }
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
  const articles = page.offset >= total ? [] : await listArticles(db, filter, page, sort);
  return context.json(articles, 200, pageHeaders(context.req.url, page, total));
}
