import { promisify } from "node:util";
import { brotliDecompress, brotliDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { compressAnswer, trimmed } from "../../platform/http/compression.server.ts";
import type { Encoding } from "../../platform/http/content-encoding.server.ts";

/** A response body in the one form in which it is kept. */
export type KeptBody = {
  body: Buffer;
  /** True if the body is in Brotli; otherwise compressing it is not worth it, or there was no room for it. */
  isBrotli: boolean;
  /** The number of bytes without compression. */
  plainLength: number;
  /** When it was last decompressed, counted in decompressions; 0 if never. */
  decompressedAt: number;
};

/** A body as it is sent. */
export type Form = {
  body: Buffer;
  encoding: Encoding | undefined;
  /** True if it was made for one visitor, so that its memory can be freed when it is sent. */
  isTransient?: boolean;
};

/** Makes other encodings of kept bodies, and keeps those of the few that are requested again and again. */
export type AnswerForms = {
  /** At once unless it takes milliseconds. Uncompressed instead of gzip if too many are waiting for a compressor. */
  of(kept: KeptBody, encoding: Encoding | undefined): Form | Promise<Form>;
  /** In bytes. */
  size(): number;
};

/** Decompressing more than this would hold up other visitors for more than a millisecond. */
const AT_ONCE_BYTES = 500_000;
/**
 * A body is popular if it is decompressed again within this many decompressions. Many more that are read in turn would
 * evict each other before they are read again: keeping them would cost time and save none.
 */
const SOON = 100;

/** @param compressIfRoom resolves with undefined if too many are waiting already */
export function createAnswerForms(
  maxBytes: number,
  compressIfRoom: (work: () => Promise<Buffer>) => Promise<Buffer | undefined>,
): AnswerForms {
  // The kept body is in memory with its form even if the page cache evicts it.
  const createCache = () =>
    new LRUCache<KeptBody, Buffer>({
      maxSize: Math.max(1, Math.floor(maxBytes / 2)),
      sizeCalculation: (form, { body }) => form.byteLength + body.byteLength,
    });
  const plain = createCache();
  const gzipped = createCache();
  let decompressions = 0;

  function decompress({ body, plainLength }: KeptBody): Buffer | Promise<Buffer> {
    decompressions += 1;
    // One chunk for all: otherwise the output is collected from several and copied. Smaller ones would be parts of
    // Node's pool of buffers, which cannot be freed one by one.
    const options = { chunkSize: Math.max(plainLength + 1, Buffer.poolSize) };
    return plainLength > AT_ONCE_BYTES
      ? promisify(brotliDecompress)(body, options)
      : brotliDecompressSync(body, options);
  }

  function plainOf(kept: KeptBody): Form | Promise<Form> {
    const found = plain.get(kept);
    if (found !== undefined) return { body: found, encoding: undefined };
    const made = decompress(kept);
    const isPopular = kept.decompressedAt > 0 && decompressions - kept.decompressedAt <= SOON;
    kept.decompressedAt = decompressions;
    if (made instanceof Promise) return made.then((body) => ({ body, encoding: undefined }));
    if (!isPopular) return { body: made, encoding: undefined, isTransient: true };
    const body = trimmed(made);
    plain.set(kept, body);
    return { body, encoding: undefined };
  }

  async function gzipOf(kept: KeptBody): Promise<Form> {
    const { body } = await plainOf(kept);
    const compressed = await compressIfRoom(() => compressAnswer(body, "gzip"));
    if (compressed === undefined) return { body, encoding: undefined };
    gzipped.set(kept, compressed);
    return { body: compressed, encoding: "gzip" };
  }

  return {
    of(kept, encoding) {
      if (!kept.isBrotli) return { body: kept.body, encoding: undefined };
      if (encoding === "br") return { body: kept.body, encoding };
      if (encoding === undefined) return plainOf(kept);
      const found = gzipped.get(kept);
      return found === undefined ? gzipOf(kept) : { body: found, encoding };
    },
    size: () => plain.calculatedSize + gzipped.calculatedSize,
  };
}
