import type { Context } from "hono";
import type { TuskerSort } from "../../domain/tuskers/tusker-sort.ts";
import type { TuskerFilter } from "../db/list-filters.ts";
import { listTuskerSeqs, listTuskersBySeq } from "../db/tuskers.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { pageHeaders, requestedPage } from "./list-request.ts";
import { nameEntries } from "./name-entries.ts";
import { allWithReaderPictures } from "./reader-pictures.ts";
import { inPieces, type LargeListGate, wholeListResponse } from "./whole-list.ts";

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
