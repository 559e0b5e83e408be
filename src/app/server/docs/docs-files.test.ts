import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestSite } from "../../../../tests/support/test-site.ts";

test("the script that draws the API document is compressed once, and not sent to a browser that has it", {
  tags: ["deep"],
}, async () => {
  const compress = vi.spyOn(zlib, "brotliCompress");
  syncBuiltinESMExports();
  onTestFinished(() => {
    compress.mockRestore();
    syncBuiltinESMExports();
  });
  const site = await openTestSite();
  const path = "/api/docs/swagger-ui-bundle.js";
  const plain = await site.get(path);
  const headers = { "Accept-Encoding": "br" };
  const packed = await site.get(path, { headers });
  expect(zlib.brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.headers["content-length"]).toBe(String(packed.body.byteLength));
  const again = await site.get(path, { headers: { ...headers, "If-None-Match": String(packed.headers.etag) } });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  expect((await site.get(path, { headers })).body.equals(packed.body)).toBe(true);
  const sizes = compress.mock.calls.map(([content]) => (content as Buffer).byteLength);
  expect(sizes.filter((size) => size === plain.body.byteLength)).toHaveLength(1);
});

test.each(["__proto__", "package.json", "..%2Fpackage.json"])("there is no file %s", async (name) => {
  const site = await openTestSite();
  expect((await site.get(`/api/docs/${name}`)).status).toBe(404);
});
