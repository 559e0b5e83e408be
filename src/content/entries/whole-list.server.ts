import type { TypedResponse } from "hono";
import { AppError } from "../../platform/errors/app-error.ts";

/** Lists up to this many characters are sent at once. A longer list is streamed and counts towards the limit below. */
const SMALL_LIST_LENGTH = 1_000_000;
const LARGE_LISTS_AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 2;

/** Returns the next batch of the list; an empty batch ends it. */
export type NextPiece<Entry> = () => Promise<Entry[]>;

/**
 * Reads a list in batches, given the internal keys of its entries in order. A batch whose entries have all been deleted
 * meanwhile is skipped, as an empty batch would end the list early.
 */
export function inPieces<Entry>(
  seqs: Uint32Array,
  length: number,
  read: (piece: Uint32Array) => Promise<Entry[]>,
): NextPiece<Entry> {
  let start = 0;
  return async () => {
    while (start < seqs.length) {
      const piece = seqs.subarray(start, start + length);
      start += length;
      const entries = await read(piece);
      if (entries.length > 0) return entries;
    }
    return [];
  };
}

/** The type that the typed client sees for a streamed list: its entries as JSON. */
export type ListResponse<Entry> = Response & TypedResponse<Entry[], 200, "json">;

/** Counts the large lists being sent. Each API has one limiter, so that many of them cannot exhaust the process. */
export type LargeListLimiter = { open: number };

export const createLargeListLimiter = (): LargeListLimiter => ({ open: 0 });

/**
 * A whole list as a JSON array. It is streamed with backpressure, so that memory use does not grow with its length.
 * @throws AppError `Unavailable` if the list is large and the limit of concurrent large lists is reached
 */
export async function wholeListResponse<Entry>(
  nextPiece: NextPiece<Entry>,
  limiter: LargeListLimiter,
): Promise<ListResponse<Entry>> {
  let start = "[";
  let ended = false;
  while (!ended && start.length < SMALL_LIST_LENGTH) {
    const piece = await nextPiece();
    ended = piece.length === 0;
    start += piecesText(piece, start === "[");
  }
  const headers = { "Content-Type": "application/json" };
  if (ended) return new Response(`${start}]`, { headers }) as ListResponse<Entry>;
  if (limiter.open >= LARGE_LISTS_AT_ONCE) {
    throw new AppError(
      "Unavailable",
      "Too many whole lists are being read at the moment. Try again, or request it in pages.",
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  }
  limiter.open += 1;
  let released = false;
  const release = () => {
    if (!released) limiter.open -= 1;
    released = true;
  };
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(start)),
    async pull(controller) {
      try {
        const piece = await nextPiece();
        controller.enqueue(encoder.encode(piece.length === 0 ? "]" : piecesText(piece, false)));
        if (piece.length > 0) return;
        controller.close();
        release();
      } catch (error) {
        release();
        controller.error(error);
      }
    },
    cancel: release,
  });
  return new Response(body, { headers }) as ListResponse<Entry>;
}

function piecesText(piece: unknown[], first: boolean): string {
  const text = piece.map((entry) => JSON.stringify(entry)).join(",");
  return first || text === "" ? text : `,${text}`;
}
