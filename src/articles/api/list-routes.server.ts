import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import { inPieces, type LargeListGate, wholeListResponse } from "../../entries/api/whole-list.server.ts";
import { allWithReaderPictures } from "../../entries/images/reader-images.server.ts";
import type { ArticleFilter } from "../../entries/search/list-filters.server.ts";
import { pageHeaders, requestedPage } from "../../platform/api/list-request.server.ts";
import { nameEntries } from "../../platform/api/name-entries.server.ts";
import type { ArticleSort } from "../article-sort.ts";
import { listArticleSeqs, listArticlesBySeq } from "../rows/article-rows.server.ts";

const PIECE = 50;

/** Answers with the page that the query asks for, or with the whole list. */
export async function replyArticleList(
  context: Context<ApiEnvironment>,
  filter: ArticleFilter,
  query: { page?: number | undefined; limit?: number | undefined },
  gate: LargeListGate,
  sort?: ArticleSort,
) {
  const { db } = context.var.services;
  const seqs = await listArticleSeqs(db, filter, sort);
  const page = requestedPage(query);
  if (page === undefined) {
    const nextPiece = inPieces(seqs, PIECE, async (piece) => {
      const articles = await listArticlesBySeq(db, filter, piece);
      nameEntries(context, articles);
      return allWithReaderPictures(context, articles);
    });
    return wholeListResponse(nextPiece, gate);
  }
  const articles = await listArticlesBySeq(db, filter, seqs.subarray(page.offset, page.offset + page.limit));
  nameEntries(context, articles);
  return context.json(allWithReaderPictures(context, articles), 200, pageHeaders(context.req.url, page, seqs.length));
}
