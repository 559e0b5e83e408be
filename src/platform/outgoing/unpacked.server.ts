import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** Passes on what comes until it is too much. */
const cutAt = (mostBytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
      if (bytes >= mostBytes) return;
    }
  };

/**
 * The decompressed body of an answer. Some servers compress it although they were asked not to.
 * @param mostPackedBytes how much of a compressed body is read: one that is cut there ends with an error of zlib
 */
export function unpacked(answer: IncomingMessage, mostPackedBytes = Number.POSITIVE_INFINITY): Readable {
  const encoding = answer.headers["content-encoding"]?.trim().toLowerCase();
  const unpack =
    encoding === "gzip" || encoding === "x-gzip"
      ? createGunzip()
      : encoding === "br"
        ? createBrotliDecompress()
        : encoding === "deflate"
          ? createInflate()
          : undefined;
  if (!unpack) return answer;
  // A failure reaches the consumer of `unpack` through that stream itself.
  return pipeline(answer, cutAt(mostPackedBytes), unpack, () => {});
}
