/** Texts and bytes as they are made. */
export type Content = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** The same bytes in pieces of this size; only the last one is shorter. */
export async function* inPieces(content: Content, size: number): AsyncGenerator<Buffer<ArrayBuffer>> {
  let piece = Buffer.alloc(size);
  let filled = 0;
  for await (const part of content) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    for (let at = 0; at < bytes.length; ) {
      const taken = bytes.subarray(at, at + size - filled);
      piece.set(taken, filled);
      at += taken.length;
      filled += taken.length;
      if (filled < size) continue;
      yield piece;
      piece = Buffer.alloc(size);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
