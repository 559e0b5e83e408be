import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../platform/http/content-encoding.server.ts";
import { isNamed } from "../../platform/http/entity-tag.server.ts";
import type { FinishedAnswer } from "./finished-answer.server.ts";

/** One variant of an answer as it goes to the socket. */
export type SentVariant = {
  etag: string;
  contentLength: string;
  headers: SharedHeaders;
  body: Buffer;
};

/** Names and values in turn, as Node writes them without looking at each. Pages of one kind have the same ones. */
export type SharedHeaders = {
  /** All but the tag and the length. */
  whole: readonly string[];
  /** Of a 304, which tells nothing of a body. */
  unchanged: readonly string[];
};

/** What differs from page to page, or tells of one request alone, and is written beside the shared headers. */
const OF_EACH = new Set(["etag", "content-length"]);
/** More kinds of headers than pages have. */
const KINDS_OF_HEADERS = 200;

/**
 * Keeps headers once for all variants that have the same: otherwise ten thousand pages would hold them ten thousand
 * times.
 */
export function createHeaderSharer(): (answer: FinishedAnswer, encoding: Encoding | undefined) => SharedHeaders {
  const known = new LRUCache<string, SharedHeaders>({ max: KINDS_OF_HEADERS });
  return ({ headers }, encoding) => {
    const unchanged = headers.filter(([name]) => !OF_EACH.has(name)).flat();
    const key = [encoding, ...unchanged].join("\n");
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = {
      whole: encoding === undefined ? unchanged : [...unchanged, "content-encoding", encoding],
      unchanged,
    };
    known.set(key, made);
    return made;
  };
}

export const etagOf = ({ headers }: FinishedAnswer): string => headers.find(([name]) => name === "etag")?.[1] ?? "";

const withEtag = (headers: readonly string[], { etag }: SentVariant): string[] =>
  etag === "" ? [...headers] : [...headers, "etag", etag];

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, variant }: { status: number; headers: string[]; variant: SentVariant },
): void {
  outgoing.writeHead(status, [...headers, "content-length", variant.contentLength]);
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(variant.body);
}

export const sendWhole = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  variant: SentVariant,
): void => send(incoming, outgoing, { status, headers: withEtag(variant.headers.whole, variant), variant });

/** To a browser that has it already, only that it has. */
export function sendVariant(incoming: IncomingMessage, outgoing: ServerResponse, variant: SentVariant): void {
  const named = incoming.headers["if-none-match"];
  if (named === undefined || (named !== variant.etag && !isNamed(named, variant.etag))) {
    sendWhole(incoming, outgoing, 200, variant);
    return;
  }
  outgoing.writeHead(304, withEtag(variant.headers.unchanged, variant));
  outgoing.end();
}

/**
 * Sends what may be another by now. Caches on the way must neither keep it nor learn from it that what they have is still
 * good: they may have been told to forget it already.
 */
export function sendUnkept(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  variant: SentVariant,
): void {
  const { whole } = variant.headers;
  const headers = ["cache-control", "no-store"];
  for (let index = 0; index < whole.length; index += 2) {
    const [name = "", value = ""] = whole.slice(index, index + 2);
    if (name !== "cache-control") headers.push(name, value);
  }
  send(incoming, outgoing, { status, headers, variant });
}
