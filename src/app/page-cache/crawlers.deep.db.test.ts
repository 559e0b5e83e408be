import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { callOver } from "../../../tests/support/test-site.ts";
import { serve } from "../../platform/http/serve.server.ts";
import { createPageCache } from "./page-cache.server.ts";

const MAX_BYTES = 600_000;
/** So many pages of two kilobytes, with what is kept besides, fit into the part for the site's own addresses. */
const THAT_FIT = 110;
const BROTLI = { "Accept-Encoding": "br" };

/** A page cache over an app that answers every address with a page that differs and hardly compresses. */
async function openCache() {
  const services = await openTestServices();
  const app = {
    fetch(request: Request) {
      const lines = Array.from({ length: 30 }, (_, line) =>
        createHash("sha512").update(`${line} of ${request.url}`).digest("base64"),
      );
      return new Response(lines.join("\n"), { headers: { "Content-Type": "text/html; charset=utf-8" } });
    },
  };
  const { siteUrl } = services.config;
  const cache = createPageCache({ ...services, app, siteUrl, maxBytes: MAX_BYTES });
  const server = await serve(app, { host: "127.0.0.1", port: 0, interceptor: cache.interceptor });
  onTestFinished(() => server.close());
  return {
    counts: cache.counts,
    async read(path: string, headers: Record<string, string> = BROTLI) {
      expect((await callOver(server.address.port, path, { headers })).status, path).toBe(200);
      expect(cache.counts().bytes).toBeLessThanOrEqual(MAX_BYTES);
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
