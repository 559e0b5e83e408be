import type { Context } from "hono";
import type { Tusker } from "../../domain/tuskers/tusker.ts";
import type { TuskerSort } from "../../domain/tuskers/tusker-sort.ts";
import type { OpenDatabase } from "../db/open.ts";
import {
  countTuskers,
  listTuskerSeqs,
  listTuskers,
  listTuskersAfter,
  listTuskersBySeq,
  type TuskerCursor,
  type TuskerFilter,
} from "../db/tuskers.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { pageHeaders, requestedPage } from "./list-request.ts";
import { type LargeListGate, wholeListResponse } from "./whole-list.ts";

const PIECE = 200;

/** The next piece of a list whose order is known; keys whose tuskers are gone meanwhile make no early end. */
async function nextOf(db: OpenDatabase, filter: TuskerFilter, seqs: number[]): Promise<Tusker[]> {
  while (seqs.length > 0) {
    const tuskers = await listTuskersBySeq(db, filter, seqs.splice(0, PIECE));
    if (tuskers.length > 0) return tuskers;
  }
  return [];
}

/** Answers with the page that the query asks for, or with the whole list. */
export async function replyTuskerList(
  context: Context<ApiEnvironment>,
  filter: TuskerFilter,
  query: { page?: number | undefined; limit?: number | undefined },
  gate: LargeListGate,
  sort?: TuskerSort,
) {
  const { db, publicCounts } = context.var.services;
  const page = requestedPage(query);
  if (page === undefined && sort !== undefined) {
    const seqs = await listTuskerSeqs(db, filter, sort);
    return wholeListResponse(() => nextOf(db, filter, seqs), gate);
  }
  if (page === undefined) {
    let cursor: TuskerCursor | undefined;
    let ended = false;
    return wholeListResponse(async () => {
      if (ended) return [];
      const { tuskers, next } = await listTuskersAfter(db, filter, cursor, PIECE);
      cursor = next;
      ended = next === undefined;
      return tuskers;
    }, gate);
  }
  const count = () => countTuskers(db, filter);
  const total = filter.includeDrafts ? await count() : await publicCounts.count(["tuskers", filter], count);
  const tuskers = page.offset >= total ? [] : await listTuskers(db, filter, page, sort);
  return context.json(tuskers, 200, pageHeaders(context.req.url, page, total));
}
