import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressAnswer, compression } from "./compression.server.ts";

const LONG = JSON.stringify(Array.from({ length: 300 }, (_, index) => ({ name: `Tusker ${index}` })));
const JSON_TYPE = { "Content-Type": "application/json" };

function ask(answer: () => Response, accept?: string, method = "GET") {
  const app = new Hono().use(compression).all("/", answer);
  return app.request("/", { method, headers: accept === undefined ? {} : { "Accept-Encoding": accept } });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("a long text goes out as brotli to those who take it", async () => {
  const response = await ask(() => new Response(LONG, { headers: JSON_TYPE }), "gzip, br");
  const body = await bytesOf(response);
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Content-Length")).toBe(String(body.byteLength));
  expect(brotliDecompressSync(body).toString()).toBe(LONG);
});

test("and as gzip to those who take only that", async () => {
  const response = await ask(() => new Response(LONG, { headers: JSON_TYPE }), "gzip");
  expect(gunzipSync(await bytesOf(response)).toString()).toBe(LONG);
});

test("a strong tag becomes weak with the encoding, and a weak one stays", async () => {
  for (const tag of ['"1.175"', 'W/"1.175"']) {
    const answer = () => new Response(LONG, { headers: { ...JSON_TYPE, ETag: tag } });
    expect((await ask(answer, "br")).headers.get("ETag")).toBe('W/"1.175"');
    expect((await ask(answer)).headers.get("ETag")).toBe(tag);
  }
});

test("an answer of many pieces is compressed while it is made, and is whole", async () => {
  const pieces = Array.from({ length: 50 }, (_, index) => new TextEncoder().encode(`${index}${LONG}`));
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
    });
  const whole = Buffer.concat(pieces).toString();
  const response = await ask(() => new Response(stream(), { headers: JSON_TYPE }), "br");
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.has("Content-Length")).toBe(false);
  expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(whole);
});

test("the source of a stream is released when the reader leaves", async () => {
  let cancelled: (() => void) | undefined;
  const letGo = new Promise<void>((resolve) => {
    cancelled = resolve;
  });
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(crypto.getRandomValues(new Uint8Array(20_000))),
      cancel: () => cancelled?.(),
    });
  const response = await ask(() => new Response(endless(), { headers: JSON_TYPE }), "br");
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect(letGo).resolves.toBeUndefined();
});

test("a source that fails in the middle fails the answer too, and is never sent as if it were whole", async () => {
  let reads = 0;
  const broken = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        reads += 1;
        if (reads > 3) controller.error(new Error("the database is gone"));
        else controller.enqueue(new TextEncoder().encode(LONG));
      },
    });
  const response = await ask(() => new Response(broken(), { headers: JSON_TYPE }), "br");
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test("what is small, an image, compressed already or asked by HEAD stays as it is", async () => {
  const plain = await Promise.all([
    ask(() => new Response("[]", { headers: JSON_TYPE }), "br"),
    ask(() => new Response(LONG, { headers: { "Content-Type": "image/png" } }), "br"),
    ask(() => new Response(LONG, { headers: JSON_TYPE }), "br", "HEAD"),
    ask(() => new Response(LONG, { headers: { ...JSON_TYPE, "Cache-Control": "no-transform" } }), "br"),
    ask(() => new Response(LONG, { headers: JSON_TYPE })),
  ]);
  expect(plain.map((response) => response.headers.get("Content-Encoding"))).toEqual([null, null, null, null, null]);
  expect(await plain[0]?.text()).toBe("[]");
  const once = await ask(() => new Response(LONG, { headers: { ...JSON_TYPE, "Content-Encoding": "zstd" } }), "br");
  expect(once.headers.get("Content-Encoding")).toBe("zstd");
});

test("responses vary by encoding for caches, even uncompressed ones", async () => {
  const response = await ask(() => new Response(LONG, { headers: { ...JSON_TYPE, Vary: "Authorization" } }));
  expect(response.headers.get("Vary")).toBe("Authorization, Accept-Encoding");
});

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
