import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { callOver } from "../../../tests/support/test-site.ts";
import { readConfig } from "../../platform/config/config.server.ts";
import { serve } from "../../platform/http/serve.server.ts";
import { createPageCache } from "./page-cache.server.ts";

const MAX_BYTES = 600_000;
/** So many pages of two kilobytes, with what is kept besides, fit into the part for the site's own addresses. */
const THAT_FIT = 110;
const BROTLI = { "Accept-Encoding": "br" };

/** A page that differs from all others and hardly compresses. */
const pageOf = (request: Request): Response => {
  const lines = Array.from({ length: 30 }, (_, line) =>
    createHash("sha512").update(`${line} of ${request.url}`).digest("base64"),
  );
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/html; charset=utf-8" } });
};

/** A page cache over an app that answers every address. */
async function openCache(fetch = pageOf, maxBytes = MAX_BYTES) {
  const services = await openTestServices();
  const app = { fetch };
  const { siteUrl } = services.config;
  const cache = createPageCache({ ...services, app, siteUrl, maxBytes });
  const server = await serve(app, { host: "127.0.0.1", port: 0, interceptor: cache.interceptor });
  onTestFinished(() => server.close());
  return {
    counts: cache.counts,
    async read(path: string, headers: Record<string, string> = BROTLI) {
      expect((await callOver(server.address.port, path, { headers })).status, path).toBe(200);
      expect(cache.counts().bytes).toBeLessThanOrEqual(maxBytes);
    },
  };
}

const own = (count: number, name: string) => Array.from({ length: count }, (_, index) => `/tuskers/${name}-${index}`);

test("pages that just fit are made once, whatever the encodings that they are read in", async () => {
  const { read, counts } = await openCache();
  const pages = own(THAT_FIT, "page");
  for (const headers of [BROTLI, { "Accept-Encoding": "gzip" }, {}]) {
    for (const path of pages) await read(path, headers);
  }
  expect(counts()).toMatchObject({ misses: THAT_FIT, hits: 2 * THAT_FIT });
});

test("the pages of ten thousand tuskers, in turn, are made once at the default size: a thousand in a tenth of it", async () => {
  // The pages of the starter's tuskers take 10,724 bytes each in Brotli. What is sent as it is costs no compression.
  const body = Buffer.alloc(10_724);
  const page = () => new Response(body, { headers: { "Content-Type": "image/x-page" } });
  const { read, counts } = await openCache(page, readConfig({}).pageCacheBytes / 10);
  for (let number = 0; number < 10; number += 1) await read(`/tuskers?search=word${number}`);
  for (let round = 0; round < 2; round += 1) for (const path of own(1000, "page")) await read(path);
  expect(counts()).toMatchObject({ misses: 1010, hits: 1000 });
});

test("a crawl of twice as many pages as fit evicts no popular one", async () => {
  const { read, counts } = await openCache();
  const popular = own(THAT_FIT / 2, "popular");
  for (const path of [...popular, ...popular]) await read(path);
  for (let round = 0; round < 2; round += 1) {
    for (const path of own(2 * THAT_FIT, "crawled")) await read(path);
    const { misses } = counts();
    for (const path of popular) await read(path);
    expect(counts().misses).toBe(misses);
  }
});

test("invented addresses, in any number and read any number of times, evict none of the site's own pages", async () => {
  const { read, counts } = await openCache();
  const pages = own(THAT_FIT, "page");
  for (const path of pages) await read(path);
  for (let number = 0; number < 100; number += 1) {
    for (let times = 0; times < 2; times += 1) {
      for (const headers of [BROTLI, {}]) {
        await read(`/tuskers?search=word${number}`, headers);
        await read(`/tuskers?page=${number + 6}`, headers);
        await read(`/api/tuskers?page=1&limit=${number + 10}`, headers);
        await read(`/tuskers/page-${number}?invented=${number}`, headers);
      }
    }
  }
  const { misses } = counts();
  for (const path of pages) await read(path);
  expect(counts().misses).toBe(misses);
});
