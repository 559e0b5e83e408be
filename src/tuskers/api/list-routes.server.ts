import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import { inPieces, type LargeListGate, wholeListResponse } from "../../entries/api/whole-list.server.ts";
import { allWithReaderPictures } from "../../entries/images/reader-images.server.ts";
import type { TuskerFilter } from "../../entries/search/list-filters.server.ts";
import { pageHeaders, requestedPage } from "../../platform/api/list-request.server.ts";
import { nameEntries } from "../../platform/api/name-entries.server.ts";
import { listTuskerSeqs, listTuskersBySeq } from "../rows/tusker-rows.server.ts";
import type { TuskerSort } from "../tusker-sort.ts";

const PIECE = 200;

/** Answers with the page that the query asks for, or with the whole list. */
export async function replyTuskerList(
  context: Context<ApiEnvironment>,
  filter: TuskerFilter,
  query: { page?: number | undefined; limit?: number | undefined },
  gate: LargeListGate,
  sort?: TuskerSort,
) {
  const { db } = context.var.services;
  const seqs = await listTuskerSeqs(db, filter, sort);
  const page = requestedPage(query);
  if (page === undefined) {
    const nextPiece = inPieces(seqs, PIECE, async (piece) => {
      const tuskers = await listTuskersBySeq(db, filter, piece);
      nameEntries(context, tuskers);
      return allWithReaderPictures(context, tuskers);
    });
    return wholeListResponse(nextPiece, gate);
  }
  const tuskers = await listTuskersBySeq(db, filter, seqs.subarray(page.offset, page.offset + page.limit));
  nameEntries(context, tuskers);
  return context.json(allWithReaderPictures(context, tuskers), 200, pageHeaders(context.req.url, page, seqs.length));
}
