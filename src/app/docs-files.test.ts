import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openTestSite } from "../../tests/support/test-site.ts";

test("the script that draws the API document is compressed once, and not sent to a browser that has it", async () => {
  const site = await openTestSite();
  const path = "/api/docs/swagger-ui-bundle.js";
  const plain = await site.get(path);
  const headers = { "Accept-Encoding": "br" };
  const packed = await site.get(path, { headers });
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.headers["content-length"]).toBe(String(packed.body.byteLength));
  const again = await site.get(path, { headers: { ...headers, "If-None-Match": String(packed.headers.etag) } });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  // Compressing it takes some tenths of a second, so ten uncached requests would exceed this.
  const begun = performance.now();
  for (let times = 0; times < 10; times += 1) await site.get(path, { headers });
  expect(performance.now() - begun).toBeLessThan(1_500);
});

test.each(["constructor", "__proto__", "toString", "package.json", "..%2Fpackage.json", "swagger-ui.css.map"])(
  "there is no file %s",
  async (name) => {
    const site = await openTestSite();
    expect((await site.get(`/api/docs/${name}`)).status).toBe(404);
  },
);
