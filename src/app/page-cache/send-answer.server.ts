import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding } from "../../platform/http/content-encoding.server.ts";
import { isNamed, weakTag } from "../../platform/http/entity-tag.server.ts";
import type { Form } from "./answer-forms.server.ts";
import type { FinishedAnswer } from "./finished-answer.server.ts";

/** What is sent besides the body. */
export type SentHead = Pick<FinishedAnswer, "shared" | "etag">;

/** One request: what it wants, and where the response goes. */
export type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** The one that the visitor prefers. */
  encoding: Encoding | undefined;
};

function headersOf({ shared: { headers, cacheControl }, etag }: SentHead, encoding: Encoding | undefined): string[] {
  const sent = [...headers];
  if (cacheControl !== undefined) sent.push("cache-control", cacheControl);
  if (etag !== "") sent.push("etag", encoding === undefined ? etag : weakTag(etag));
  return sent;
}

export function sendWhole(
  { incoming, outgoing }: Pick<Exchange, "incoming" | "outgoing">,
  status: number,
  head: SentHead,
  { body, encoding, isTransient }: Form,
): void {
  const headers = headersOf(head, encoding);
  if (encoding !== undefined) headers.push("content-encoding", encoding);
  headers.push("content-length", String(body.byteLength));
  outgoing.writeHead(status, headers);
  if (incoming.method === "HEAD") outgoing.end();
  else if (isTransient) outgoing.end(body, () => free(body));
  else outgoing.end(body);
}

/**
 * Frees the memory of a body that is sent, at once. Thousands of them a second would otherwise be hundreds of megabytes
 * outside of the heap, on whose account the garbage collector would visit all cached pages several times a second.
 */
function free({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/**
 * Sends a 304 if the browser already has this response, in whatever encoding.
 * @returns false if it sent nothing
 */
export function sendUnchanged({ incoming, outgoing, encoding }: Exchange, head: SentHead): boolean {
  const named = incoming.headers["if-none-match"];
  if (named === undefined || (named !== head.etag && !isNamed(named, head.etag))) return false;
  outgoing.writeHead(304, headersOf(head, encoding));
  outgoing.end();
  return true;
}

/**
 * The head of what may be outdated by now. Caches in front of the site must neither store it nor treat it as a
 * revalidation of what they hold: they may have purged that already.
 */
export const unkept = ({ shared: { headers } }: SentHead): SentHead => ({
  shared: { headers, cacheControl: "no-store" },
  etag: "",
});
