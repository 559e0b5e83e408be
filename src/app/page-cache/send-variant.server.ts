import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../platform/http/content-encoding.server.ts";
import { isNamed } from "../../platform/http/entity-tag.server.ts";
import type { FinishedAnswer } from "./finished-answer.server.ts";

/** One variant of a response as it is sent to the socket. */
export type SentVariant = {
  etag: string;
  contentLength: string;
  headers: SharedHeaders;
  body: Buffer;
};

/** Alternating names and values, which Node writes without checking each. Pages of one kind share them. */
export type SharedHeaders = {
  /** All except the ETag and the length. */
  whole: readonly string[];
  /** For a 304, which describes no body. */
  unchanged: readonly string[];
};

/** Headers that differ from page to page or from request to request, and are written besides the shared ones. */
const OF_EACH = new Set(["etag", "content-length"]);
/** More kinds of headers than pages have. */
const KINDS_OF_HEADERS = 200;

/** Stores identical headers once for all variants. Otherwise ten thousand pages would hold ten thousand copies. */
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

/** Sends a 304 if the browser already has this variant. */
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
 * Sends what may be outdated by now. Caches in front of the site must neither store it nor treat it as a revalidation
 * of what they hold: they may have been told to purge that already.
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
