import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAnswer } from "./finished-answer.server.ts";

const page = (words: number): Buffer =>
  Buffer.from(Array.from({ length: words }, (_, index) => `<p>tusker ${index * 7919}</p>`).join("\n"));

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "what is compressed as %s is the same again, and holds no more memory than its bytes",
  async (encoding, open) => {
    for (const body of [page(60), page(2000), page(60_000)]) {
      const compressed = await compressAnswer(body, encoding);
      expect(open(compressed).equals(body)).toBe(true);
      expect(compressed.byteLength).toBeLessThan(body.byteLength / 2);
      expect(compressed.buffer.byteLength).toBe(compressed.byteLength);
    }
  },
);
