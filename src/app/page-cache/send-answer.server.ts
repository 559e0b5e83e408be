import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../platform/http/content-encoding.server.ts";
import { isNamed, weakTag } from "../../platform/http/entity-tag.server.ts";
import type { Form } from "./answer-forms.server.ts";
import type { FinishedAnswer } from "./finished-answer.server.ts";

/** What is sent besides the body. */
export type SentHead = {
  etag: string;
  headers: SharedHeaders;
};

/**
 * Alternating names and values for each encoding, without the ETag and the length, which Node writes without checking
 * each. Pages of one kind share them.
 */
export type SharedHeaders = Readonly<Record<Encoding | "identity", readonly string[]>>;

/** Headers that differ from page to page or from request to request, and are written besides the shared ones. */
const OF_EACH = new Set(["etag", "content-length"]);
/** More kinds of headers than pages have. */
const KINDS_OF_HEADERS = 200;

/** Stores identical headers once for all responses. Otherwise ten thousand pages would hold ten thousand copies. */
export function createHeaderSharer(): (answer: FinishedAnswer) => SharedHeaders {
  const known = new LRUCache<string, SharedHeaders>({ max: KINDS_OF_HEADERS });
  return ({ headers }) => {
    const identity = headers.filter(([name]) => !OF_EACH.has(name)).flat();
    const key = identity.join("\n");
    const found = known.get(key);
    if (found !== undefined) return found;
    const encoded = (encoding: Encoding) => [...identity, "content-encoding", encoding];
    const made = { identity, br: encoded("br"), gzip: encoded("gzip") };
    known.set(key, made);
    return made;
  };
}

export const etagOf = ({ headers }: FinishedAnswer): string => headers.find(([name]) => name === "etag")?.[1] ?? "";

const withEtag = (headers: readonly string[], { etag }: SentHead, encoding: Encoding | undefined): string[] =>
  etag === "" ? [...headers] : [...headers, "etag", encoding === undefined ? etag : weakTag(etag)];

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, form: { body, isTransient } }: { status: number; headers: string[]; form: Form },
): void {
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

export function sendWhole(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  head: SentHead,
  form: Form,
): void {
  send(incoming, outgoing, {
    status,
    headers: withEtag(head.headers[form.encoding ?? "identity"], head, form.encoding),
    form,
  });
}

/**
 * Sends a 304 if the browser already has this response, in whatever encoding.
 * @param encoding the one that the browser would get
 * @returns false if it sent nothing
 */
export function sendUnchanged(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  head: SentHead,
  encoding: Encoding | undefined,
): boolean {
  const named = incoming.headers["if-none-match"];
  if (named === undefined || (named !== head.etag && !isNamed(named, head.etag))) return false;
  outgoing.writeHead(304, withEtag(head.headers.identity, head, encoding));
  outgoing.end();
  return true;
}

/**
 * Sends what may be outdated by now. Caches in front of the site must neither store it nor treat it as a revalidation
 * of what they hold: they may have been told to purge that already.
 */
export function sendUnkept(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  { headers: shared }: SentHead,
  form: Form,
): void {
  const whole = shared[form.encoding ?? "identity"];
  const headers = ["cache-control", "no-store"];
  for (let index = 0; index < whole.length; index += 2) {
    const [name = "", value = ""] = whole.slice(index, index + 2);
    if (name !== "cache-control") headers.push(name, value);
  }
  send(incoming, outgoing, { status, headers, form });
}
