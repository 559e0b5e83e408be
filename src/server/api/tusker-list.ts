import type { Context } from "hono";
import { countTuskers, listTuskers, listTuskersAfter, type TuskerCursor, type TuskerFilter } from "../db/tuskers.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { pageHeaders, requestedPage } from "./list-request.ts";
import { type LargeListGate, wholeListResponse } from "./whole-list.ts";

const PIECE = 200;

/** Answers with the page that the query asks for, or with the whole list. */
export async function replyTuskerList(
  context: Context<ApiEnvironment>,
  filter: TuskerFilter,
  query: { page?: number | undefined; limit?: number | undefined },
  gate: LargeListGate,
) {
  const { db, publicCounts } = context.var.services;
  const page = requestedPage(query);
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
  const tuskers = page.offset >= total ? [] : await listTuskers(db, filter, page);
  return context.json(tuskers, 200, pageHeaders(context.req.url, page, total));
}
