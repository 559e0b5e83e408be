import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { addVary, chooseEncoding, type Encoding } from "./content-encoding.server.ts";
import { weakTag } from "./entity-tag.server.ts";
import { isCompressible } from "./media-types.server.ts";
import { COMPRESSION_THRESHOLD } from "./precompress.server.ts";

/** Compression on the fly uses a medium level; the highest one is for files compressed at build time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/**
 * Whole answers are compressed once and sent often: more effort than for responses that are compressed on the fly, yet still
 * milliseconds.
 */
const ANSWER_BROTLI_QUALITY = 6;
const ANSWER_GZIP_LEVEL = 7;
/** Brotli's default. */
const MAX_WINDOW_BITS = 22;

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (content) => promisify(brotliCompress)(content, BROTLI),
  gzip: (content) => promisify(gzip)(content, GZIP),
};

const createCompressor = { br: () => createBrotliCompress(BROTLI), gzip: () => createGzip(GZIP) };

/**
 * A copy in a buffer of the exact size: zlib returns a slice of a larger one, which would stay in memory with it.
 */
export function trimmed(buffer: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(buffer.byteLength);
  buffer.copy(copy);
  return copy;
}

/** A whole answer, for keeping it. */
export async function compressAnswer(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return trimmed(await promisify(gzip)(body, { level: ANSWER_GZIP_LEVEL }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: ANSWER_BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // A window larger than the page would only waste memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(MAX_WINDOW_BITS, Math.ceil(Math.log2(body.byteLength)) + 1),
  };
  return trimmed(await promisify(brotliCompress)(body, { params }));
}

async function* pieces(begun: Uint8Array[], rest: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    yield* begun;
    for (let piece = await rest.read(); !piece.done; piece = await rest.read()) yield piece.value;
  } finally {
    // Releases the source if the visitor disconnects.
    await rest.cancel().catch(() => undefined);
  }
}

/** Returns the compressed body, or the original one if it is too small to benefit. Streams remain streams. */
async function compressBody(body: ReadableStream<Uint8Array>, encoding: Encoding) {
  const reader = body.getReader();
  const begun: Uint8Array[] = [];
  let size = 0;
  // A body that ends within two chunks and the threshold is compressed as a whole; otherwise it is streamed.
  for (let reads = 0; reads < 2 || size <= COMPRESSION_THRESHOLD; reads += 1) {
    const { done, value } = await reader.read();
    if (done) {
      const content = Buffer.concat(begun);
      if (size <= COMPRESSION_THRESHOLD) return { body: content, encoded: false, length: size };
      const compressed = await compress[encoding](content);
      return { body: compressed, encoded: true, length: compressed.byteLength };
    }
    begun.push(value);
    size += value.byteLength;
  }
  const source = Readable.from(pieces(begun, reader), { objectMode: false });
  const compressor = createCompressor[encoding]();
  source.on("error", (error) => compressor.destroy(error));
  compressor.on("close", () => source.destroy());
  return { body: Readable.toWeb(source.pipe(compressor)), encoded: true, length: undefined };
}

/**
 * Compresses text responses over 1 kB for clients that accept it. The ETag becomes weak: `If-Match` takes the versions of
 * entries in either form.
 */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  // Read the body before the headers: with this server, reading a response's body replaces its headers object.
  const { body, status } = context.res;
  const { headers } = context.res;
  if (!isCompressible(headers.get("Content-Type") ?? "") || headers.has("Content-Encoding")) return;
  addVary(headers, "Accept-Encoding");
  const encoding = chooseEncoding(context.req.header("Accept-Encoding"));
  const untouchable = status === 206 || /\bno-transform\b/.test(headers.get("Cache-Control") ?? "");
  if (encoding === undefined || untouchable || body === null || context.req.method === "HEAD") return;
  const result = await compressBody(body, encoding);
  context.res = new Response(result.body, context.res);
  if (result.encoded) {
    context.res.headers.set("Content-Encoding", encoding);
    const tag = context.res.headers.get("ETag");
    if (tag !== null) context.res.headers.set("ETag", weakTag(tag));
  }
  if (result.length === undefined) context.res.headers.delete("Content-Length");
  else context.res.headers.set("Content-Length", String(result.length));
};
