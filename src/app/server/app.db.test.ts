import { rename } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

test("every answer carries the safety headers and a request id", async () => {
  const site = await openTestSite();
  const script = /src="|import "(\/assets\/[^"]+)"/.exec((await site.get("/")).text)?.[1] ?? "";
  const ids = new Set<unknown>();
  const addresses = [
    "/",
    "/nowhere",
    "/api/tuskers",
    "/api/nothing",
    "/favicon.svg",
    script,
    "/healthz",
    "/uploads/public/a.jpg",
  ];
  for (const address of addresses) {
    const { headers } = await site.get(address);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
    ids.add(headers["x-request-id"]);
  }
  expect(ids.size).toBe(addresses.length);
  expect(ids).not.toContain(undefined);
});

test("a site under https tells browsers to stay there", async () => {
  const site = await openTestSite({ SITE_URL: "https://tuskers.example" });
  expect((await site.get("/healthz")).headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("the API docs keep their own policy", async () => {
  const site = await openTestSite();
  expect((await site.get("/api/docs")).headers["content-security-policy"]).toContain(
    "script-src 'self'; style-src 'self';",
  );
});

test("hashed files may be kept for ever, go out compressed as they were built, and are answered 304", async () => {
  const site = await openTestSite();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec((await site.get("/")).text)?.[1] ?? "";
  const large = `/assets/${/\.\/(frame-[\w.-]+\.js)/.exec((await site.get(script)).text)?.[1]}`;
  const plain = await site.get(large);
  expect(plain.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
  });
  const whole = await site.get(large);
  const brotli = await site.get(large, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).equals(whole.body)).toBe(true);
  const zipped = await site.get(large, { headers: { "Accept-Encoding": "gzip" } });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body).equals(whole.body)).toBe(true);
  expect(new Set([whole, brotli, zipped].map((form) => form.headers.etag)).size).toBe(3);
  const again = await site.get(large, {
    headers: { "Accept-Encoding": "br", "If-None-Match": String(brotli.headers.etag) },
  });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
});

test("files without a hash in their name are revalidated after a while", async () => {
  const site = await openTestSite();
  const first = await site.get("/favicon.svg");
  expect(first.headers).toMatchObject({
    "cache-control": "public, max-age=3600",
    "content-type": "image/svg+xml; charset=utf-8",
  });
  const again = await site.get("/favicon.svg", { headers: { "If-None-Match": String(first.headers.etag) } });
  expect(again.status).toBe(304);
});

test("no address leads out of the built site's folder or to the build's own notes", async () => {
  const site = await openTestSite();
  const attempts = [
    "/../server/index.js",
    "/assets/../../server/index.js",
    "/assets/%2e%2e/%2e%2e/server/index.js",
    "/assets/..%2f..%2fserver%2findex.js",
    "/assets/..%5c..%5cserver%5cindex.js",
    "/%2e%2e/%2e%2e/package.json",
    "/....//....//package.json",
    "/.vite/manifest.json",
    "//etc/passwd",
    "/assets/%00",
    "/favicon.svg%00.js",
    "/favicon.svg/",
  ];
  for (const attempt of attempts) {
    const answer = await site.get(attempt);
    expect([attempt, [301, 400, 404].includes(answer.status)]).toEqual([attempt, true]);
    expect(answer.text).not.toMatch(/createRequestHandler|"devDependencies"|root:|isDynamicEntry/);
  }
});

test("a file of an earlier build that is gone is a plain 404, not a page", async () => {
  const site = await openTestSite();
  const answer = await site.get("/assets/entry.client-00000000.js");
  expect([answer.status, answer.headers["content-type"]]).toEqual([404, "text/plain; charset=UTF-8"]);
});

test.each([
  ["/favicon.svg", "GET, HEAD"],
  ["/api/openapi.json", "GET, HEAD"],
  ["/api/docs", "GET, HEAD"],
  ["/api/tags", "GET, HEAD"],
  ["/api/tuskers", "GET, HEAD, POST"],
  ["/about", "GET, HEAD"],
])("a method that %s does not have is answered with those that it has", async (address, allowed) => {
  const site = await openTestSite();
  for (const method of ["PUT", "OPTIONS"]) {
    const { status, headers } = await site.get(address, { method });
    expect([method, status, headers.allow]).toEqual([method, 405, allowed]);
  }
});

test("pages and API answers are compressed, and HEAD has the headers alone", async () => {
  const site = await openTestSite();
  await site.call("POST", "/api/tuskers", {
    token: site.token,
    json: someTusker({ description: "Long text. ".repeat(200) }),
  });
  for (const address of ["/tuskers", "/api/tuskers"]) {
    const plain = await site.get(address);
    const packed = await site.get(address, { headers: { "Accept-Encoding": "br" } });
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      vary: expect.stringContaining("Accept-Encoding"),
    });
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    const head = await site.get(address, { method: "HEAD" });
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(head.headers["content-type"]).toBe(plain.headers["content-type"]);
  }
});

test("pages and files can only be read, also those that there are not", async () => {
  const site = await openTestSite();
  const files = [
    ...["/assets/entry.client-00000000.js", "/assets", "/favicon.svg", "/favicon.ico", "/robots.txt", "/sitemap.xml"],
    ...["/uploads/public/raja.jpg", "/uploads/variants/raja-960.jpg", "/drawings/raja-4x5-000000000000.svg"],
    ...["/cards/site.png", "/portraits/raja.svg", "/landscapes/raja.svg", "/illustrations/map.svg"],
    ...[
      "/feeds/directory.xml",
      "/guide",
      "/field-guide-worker.js",
      "/licences.txt",
      "/poster.pdf",
      "/worksheet.pdf",
      "/field-guide.pdf",
      "/llms.txt",
    ],
  ];
  for (const address of ["/tuskers", ...files]) {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await site.get(address, { method });
      expect([address, method, answer.status, answer.headers.allow]).toEqual([address, method, 405, "GET, HEAD"]);
    }
  }
});

test("extra slashes are removed without ever leading to another site", async () => {
  const site = await openTestSite();
  const targets: [string, string][] = [
    ["/tuskers/", "/tuskers"],
    ["/tuskers///?page=2", "/tuskers?page=2"],
    ["//evil.example/", "/evil.example"],
    ["///evil.example", "/evil.example"],
  ];
  for (const [address, target] of targets) {
    const answer = await site.get(address);
    expect([address, answer.status, answer.headers.location]).toEqual([address, 301, target]);
  }
});

test("an unknown call of the API is answered as a problem in JSON, never by a page", async () => {
  const site = await openTestSite();
  const answer = await site.get("/api/nothing");
  expect([answer.status, answer.headers["content-type"]]).toEqual([404, "application/problem+json"]);
});

test("the site is alive, and ready while it can read its database", async () => {
  const site = await openTestSite();
  expect((await site.get("/healthz")).status).toBe(200);
  expect((await site.get("/readyz")).text).toBe('{"status":"ready"}');
  await site.services.db.read.destroy();
  const away = await site.get("/readyz");
  expect([away.status, away.headers["cache-control"]]).toEqual([503, "no-store"]);
  expect((await site.get("/healthz")).status).toBe(200);
});

test("a site without its database serves the pages that it has, and says so", async () => {
  const site = await openTestSite({}, { cacheBytes: 10_000_000 });
  await site.get("/about");
  await site.services.db.read.destroy();
  const ready = await site.get("/readyz");
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { status: "degraded", reason: "the database cannot be read" },
  ]);
  expect((await site.get("/about")).status).toBe(200);
});

test("a site without its images serves the rest, and says so", async () => {
  const site = await openTestSite();
  await rename(join(site.services.config.dataDir, "uploads"), join(site.services.config.dataDir, "elsewhere"));
  const ready = await site.get("/readyz");
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { status: "degraded", reason: "the image store cannot be read" },
  ]);
  expect((await site.get("/tuskers")).status).toBe(200);
});

test("a site that will stop soon is not ready, but still serves", async () => {
  let leaving = false;
  const site = await openTestSite({}, { isLeaving: () => leaving });
  expect((await site.get("/readyz")).status).toBe(200);
  leaving = true;
  const ready = await site.get("/readyz");
  expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: "not ready", reason: "stopping" }]);
  for (const path of ["/healthz", "/tuskers", "/api/tuskers"]) expect((await site.get(path)).status).toBe(200);
});

test("a site that is stopping is not ready", async () => {
  let stopping = false;
  const site = await openTestSite({}, { isStopping: () => stopping });
  expect((await site.get("/readyz")).status).toBe(200);
  stopping = true;
  expect((await site.get("/readyz")).status).toBe(503);
});
