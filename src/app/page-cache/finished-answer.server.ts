import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../platform/http/content-encoding.server.ts";
import { tagOf } from "../../platform/http/entity-tag.server.ts";
import { isCompressible } from "../../platform/http/media-types.server.ts";
import { COMPRESSION_THRESHOLD } from "../../platform/http/precompress.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";

/** What pages of one kind have in common besides their bodies. */
export type SharedHead = {
  /** Alternating names and values, without the ETag and what depends on the encoding. */
  headers: readonly string[];
  cacheControl: string | undefined;
};

/** A complete response of the site: uncompressed, and valid for everybody who requests its address. */
export type FinishedAnswer = {
  status: number;
  shared: SharedHead;
  /** Empty if it has none. */
  etag: string;
  body: Buffer;
  isPublic: boolean;
  isHtml: boolean;
  isWorthCompressing: boolean;
};

/**
 * Compressed once and sent often: more effort than for responses that are compressed on the fly, yet still
 * milliseconds.
 */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 7;
/** Brotli's default. */
const MAX_WINDOW_BITS = 22;

/** Headers that belong to the one request that made the response, or that are set when it is sent. */
const LEFT_OUT = new Set([
  ...["x-request-id", "content-length", "content-encoding", "transfer-encoding", "date"],
  ...["etag", "cache-control"],
]);

/** Reads a response to its end. A public one without an ETag gets one, so that browsers can revalidate it. */
export async function finishAnswer(response: Response): Promise<FinishedAnswer> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const cacheControl = headers.get("Cache-Control") ?? undefined;
  const isPublic =
    status === 200 && !headers.has("Set-Cookie") && (cacheControl === undefined || /^public\b/.test(cacheControl));
  const type = headers.get("Content-Type") ?? "";
  return {
    status,
    shared: {
      headers: [...headers].filter(([name]) => !LEFT_OUT.has(name)).flat(),
      cacheControl: isPublic ? (cacheControl ?? ASK_EACH_TIME) : cacheControl,
    },
    etag: headers.get("ETag") ?? (isPublic ? `W/"${tagOf(body)}"` : ""),
    body,
    isPublic,
    isHtml: type.startsWith("text/html"),
    isWorthCompressing: body.byteLength > COMPRESSION_THRESHOLD && isCompressible(type),
  };
}

/**
 * A copy in a buffer of the exact size: zlib returns a slice of a larger one, which would stay in memory with it.
 */
export function trimmed(buffer: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(buffer.byteLength);
  buffer.copy(copy);
  return copy;
}

export async function compressAnswer(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return trimmed(await promisify(gzip)(body, { level: GZIP_LEVEL }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // A window larger than the page would only waste memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(MAX_WINDOW_BITS, Math.ceil(Math.log2(body.byteLength)) + 1),
  };
  return trimmed(await promisify(brotliCompress)(body, { params }));
}
