import type { TypedResponse } from "hono";
import { AppError } from "../../platform/errors/app-error.ts";

/** A list of up to this many characters goes out at once; a longer one takes one of the places below. */
const SMALL_LIST_LENGTH = 1_000_000;
const LARGE_LISTS_AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 2;

/** Gives the list piece by piece; an empty piece ends it. */
export type NextPiece<Entry> = () => Promise<Entry[]>;

/**
 * A list whose order is known, by the internal keys of its entries. Keys whose entries are gone meanwhile make no early
 * end.
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

/** What the typed client sees of a streamed list: the entries as JSON. */
type ListResponse<Entry> = Response & TypedResponse<Entry[], 200, "json">;

/** How many large lists are on their way. One limiter per API keeps a flood of them from taking the whole process. */
export type LargeListLimiter = { open: number };

export const createLargeListLimiter = (): LargeListLimiter => ({ open: 0 });

/**
 * A whole list as a JSON array, streamed as fast as the reader takes it, so that its size costs no memory.
 * @throws AppError `Unavailable` when the list is large and as many large ones as may be are on their way
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
    throw new AppError("Unavailable", "Too many whole lists are being read just now. Try again, or read it by pages.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
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
