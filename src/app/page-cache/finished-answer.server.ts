import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../platform/http/content-encoding.server.ts";
import { tagOf } from "../../platform/http/entity-tag.server.ts";
import { isCompressible } from "../../platform/http/media-types.server.ts";
import { COMPRESSION_THRESHOLD } from "../../platform/http/precompress.server.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";

/** An answer of the site as it was made: uncompressed, and good for everybody who asks for its address. */
export type FinishedAnswer = {
  status: number;
  headers: [string, string][];
  body: Buffer;
  isPublic: boolean;
};

/** Made once and sent often: more effort than for what is compressed while somebody waits, and still milliseconds. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 7;
/** Brotli's own standard. */
const MAX_WINDOW_BITS = 22;

/** What belongs to the one request for which the answer was made, or is said anew for each variant of it. */
const LEFT_OUT = new Set(["x-request-id", "content-length", "content-encoding", "transfer-encoding", "date"]);

/** Reads an answer to its end. Public ones without an ETag get one, so that a browser that has them is told so. */
export async function finishAnswer(response: Response): Promise<FinishedAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !LEFT_OUT.has(name));
  const cacheControl = response.headers.get("Cache-Control");
  const isPublic =
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    (cacheControl === null || /^public\b/.test(cacheControl));
  if (isPublic) {
    if (cacheControl === null) headers.push(["cache-control", ASK_EACH_TIME]);
    if (!response.headers.has("ETag")) {
      headers.push(["etag", `W/"${tagOf(body)}"`]);
    }
  }
  return { status: response.status, headers, body, isPublic };
}

/** The encodings in which an answer goes out: too small or no text, and it stays as it is. */
export function isWorthCompressing({ headers, body }: FinishedAnswer): boolean {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  return body.byteLength > COMPRESSION_THRESHOLD && isCompressible(type);
}

/** A buffer as large as its content: a compressor answers with a piece of a larger one, which would be kept with it. */
function trimmed(buffer: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(buffer.byteLength);
  buffer.copy(copy);
  return copy;
}

export async function compressAnswer(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return trimmed(await promisify(gzip)(body, { level: GZIP_LEVEL }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // A window that is larger than the page would only take memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(MAX_WINDOW_BITS, Math.ceil(Math.log2(body.byteLength)) + 1),
  };
  return trimmed(await promisify(brotliCompress)(body, { params }));
}
