import { expect, test } from "vitest";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../tests/support/test-site.ts";

const SHARED = "public, max-age=0, s-maxage=60, must-revalidate";

/** Public pages and the like, and other addresses that visitors may request. */
const PUBLIC = [
  ...["/", "/about", "/privacy-policy", "/terms-of-service", "/licences", "/contact"],
  ...["/tuskers", "/tuskers?category=wild&page=1", "/tuskers/gemunu", "/search-results?search=gemunu"],
  ...["/articles", "/articles/first-steps"],
  ...["/feeds/articles.xml", "/feeds/directory.xml", "/sitemap.xml", "/robots.txt", "/site.webmanifest"],
  "/.well-known/security.txt",
];
const EACH_TIME = "public, max-age=0, must-revalidate";
/** A 410 may be cached; where nothing has existed so far (404), a page may still appear. */
const NOT_THERE: [path: string, status: number, cacheControl: string][] = [
  ["/tuskers/nobody", 404, EACH_TIME],
  ["/nowhere", 404, EACH_TIME],
  ["/tuskers/kandula", 410, SHARED],
];
const OF_SOMEBODY = ["/admin/dashboard", "/preview/some-token", "/healthz", "/readyz", "/uploads/public/a.jpg"];
const CALLS = [
  "/admin",
  "/api/tuskers",
  "/api/tuskers?page=1",
  "/api/tuskers/slug/gemunu",
  "/api/articles/recent",
  "/api/account",
];

async function furnish(settings: Record<string, string>, cacheBytes?: number): Promise<TestSite> {
  const site = await openTestSite(settings, cacheBytes === undefined ? {} : { cacheBytes });
  const made = async (path: string, json: unknown) =>
    (await (await site.call("POST", path, { token: site.token, json })).json()) as { _id: string };
  await made("/api/tuskers", someTusker());
  await made("/api/articles", someArticle({ title: "First steps" }));
  const { _id } = await made("/api/tuskers", someTusker({ name: "Kandula" }));
  await site.call("DELETE", `/api/tuskers/${_id}`, { token: site.token });
  return site;
}

test.each([
  ["kept pages", 10_000_000],
  ["pages that are made each time", undefined],
])("with CDN_SECONDS caches may show %s so long, and browsers ask each time", async (_, cacheBytes) => {
  const site = await furnish({ CDN_SECONDS: "60" }, cacheBytes);
  for (const path of PUBLIC) {
    // The second response is the cached one.
    for (const encoding of ["identity", "br"]) {
      const headers = { "Accept-Encoding": encoding };
      await site.get(path, { headers });
      const answer = await site.get(path, { headers });
      expect([path, answer.status, answer.headers["cache-control"]]).toEqual([path, 200, SHARED]);
      // Nothing may split the cache except the encoding, of which there are only two or three.
      expect(answer.headers.vary ?? "Accept-Encoding", path).toBe("Accept-Encoding");
      expect(answer.headers["set-cookie"], path).toBeUndefined();
      const etag = String(answer.headers.etag);
      const again = await site.get(path, { headers: { ...headers, "If-None-Match": etag } });
      expect([path, again.status, again.headers["cache-control"]]).toEqual([path, 304, SHARED]);
    }
  }
  for (const [path, status, cacheControl] of NOT_THERE) {
    const answer = await site.get(path);
    expect([path, answer.status, answer.headers["cache-control"]]).toEqual([path, status, cacheControl]);
  }
});

test("personal and status responses are never cached, and API calls are revalidated each time", async () => {
  const site = await furnish({ CDN_SECONDS: "60" }, 10_000_000);
  for (const path of OF_SOMEBODY) {
    const { headers } = await site.get(path);
    expect([path, headers["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
  }
  const signedIn = { Authorization: `Bearer ${site.token}` };
  for (const path of CALLS) {
    for (const headers of [undefined, signedIn]) {
      const answer = await site.get(path, headers && { headers });
      expect(answer.headers["cache-control"] ?? "", path).not.toContain("s-maxage");
    }
  }
  for (const list of ["/api/tuskers?drafts=1", "/api/tuskers?drafts=1&page=1", "/api/articles?drafts=1&page=1"]) {
    const { headers } = await site.get(list, { headers: signedIn });
    expect([list, headers["cache-control"]]).toEqual([list, "private, no-store"]);
  }
  const form = await site.get("/contact", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(form.headers["cache-control"]).toBe("no-store");
});

test("a whole list is revalidated, until something is published", async () => {
  const site = await furnish({});
  for (const path of ["/api/tuskers", "/api/articles?category=education"]) {
    const { headers } = await site.get(path);
    expect([path, headers["cache-control"]]).toEqual([path, EACH_TIME]);
    const again = () => site.get(path, { headers: { "If-None-Match": headers.etag ?? "none" } });
    const { status, body } = await again();
    expect([path, status, body.byteLength]).toEqual([path, 304, 0]);
    await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker({ name: `After ${path}` }) });
    expect((await again()).status).toBe(200);
  }
});

test("answers to what is sent are stored by no cache", async () => {
  const site = await furnish({});
  const message = { name: "Nimal", email: "nimal@example.org", subject: "Photo", message: "When do they bathe?" };
  const answer = await site.call("POST", "/api/contact", { json: message });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([201, expect.stringContaining("no-store")]);
});

test("errors of the API are stored by no cache", async () => {
  const site = await furnish({});
  for (const [path, status] of [
    ["/api/tuskers/slug/nobody", 404],
    ["/api/tuskers?page=0", 422],
    ["/api/messages", 401],
  ] as const) {
    const answer = await site.get(path);
    expect([path, answer.status, answer.headers["cache-control"]]).toEqual([
      path,
      status,
      expect.stringContaining("no-store"),
    ]);
  }
});

test("a page that a save came between may be kept by no cache", async () => {
  let saves = () => Promise.resolve();
  const page = { status: 200, headers: { "Cache-Control": EACH_TIME, "Content-Type": "text/html" }, body: "a page" };
  const pages = { render: () => saves().then(() => page) };
  const site = await openTestSite({ CDN_SECONDS: "60" }, { pages });
  expect((await site.get("/about")).headers["cache-control"]).toBe(SHARED);
  saves = async () => {
    await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() });
  };
  expect((await site.get("/about")).headers["cache-control"]).toBe(EACH_TIME);
});

test("a failed page is not cached", async () => {
  const pages = { render: () => Promise.reject(new Error("a fault")) };
  const site = await openTestSite({ CDN_SECONDS: "60" }, { pages });
  const { status, headers } = await site.get("/about");
  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
});

test("without CDN_SECONDS every cache has to ask each time", async () => {
  const site = await furnish({});
  for (const path of PUBLIC) {
    const { headers } = await site.get(path);
    expect([path, headers["cache-control"]]).toEqual([path, EACH_TIME]);
  }
});
