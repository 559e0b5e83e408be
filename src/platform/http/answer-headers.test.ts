import { describe, expect, test } from "vitest";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { type Answer, openTestSite, type TestSite } from "../../../tests/support/test-site.ts";
import { FORM_TYPE, imageForm } from "../../../tests/support/upload-forms.ts";

const TOKEN = "a-token-for-the-metrics";
const SITE = { METRICS_TOKEN: TOKEN, SITE_URL: "https://tuskers.example" };

/** A kind of response, how to request it, and what its policy must contain besides what all policies must. */
type Kind = { what: string; status: number; type: RegExp; policy?: RegExp; ask(site: Furnished): Promise<Answer> };

type Furnished = TestSite & { upload: string; removed: string; portrait: string; card: string; script: string };

async function furnish(parts: Parameters<typeof openTestSite>[1] = {}): Promise<Furnished> {
  const site = await openTestSite(SITE, { watched: true, cacheBytes: 10_000_000, ...parts });
  encodeHere(site.services);
  const { token } = site;
  const made = async (path: string, json: unknown) =>
    (await (await site.call("POST", path, { token, json })).json()) as Record<string, string>;
  const image = await drawing().jpeg().toBuffer();
  const stored = await site.call("POST", "/api/uploads", {
    token,
    headers: { "Content-Type": FORM_TYPE },
    body: imageForm(image),
  });
  const { url: upload = "" } = (await stored.json()) as { url?: string };
  const tusker = await made("/api/tuskers", someTusker({ images: [upload] }));
  await made("/api/articles", someArticle());
  const removed = await made("/api/tuskers", someTusker({ name: "Kandula" }));
  await site.call("DELETE", `/api/tuskers/${removed._id}`, { token });
  const { text } = await site.get("/");
  return {
    ...site,
    upload,
    removed: `/tuskers/${removed.slug}`,
    portrait: tusker.portraitUrl ?? "",
    card: tusker.cardUrl ?? "",
    script: /src="(\/assets\/entry[^"]+\.js)"/.exec(text)?.[1] ?? "",
  };
}

const get =
  (path: string | ((site: Furnished) => string), options?: Parameters<TestSite["get"]>[1]) =>
  (site: Furnished): Promise<Answer> =>
    site.get(typeof path === "string" ? path : path(site), options);

const HTML = /^text\/html/;
const PROBLEM = /^application\/problem\+json$/;
const JSON_TYPE = /^application\/json/;
const PAGE = /script-src 'self'/;
const NOTHING = /^default-src 'none'/;
const SANDBOXED = /(?:^|; )sandbox(?:;|$)/;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const KINDS: Kind[] = [
  { what: "a page", status: 200, type: HTML, policy: PAGE, ask: get("/") },
  {
    what: "a page that was kept",
    status: 200,
    type: HTML,
    policy: PAGE,
    ask: async (site) => {
      await site.get("/about");
      return site.get("/about");
    },
  },
  { what: "an entry's page", status: 200, type: HTML, policy: PAGE, ask: get("/tuskers/gemunu") },
  { what: "Not Found", status: 404, type: HTML, policy: PAGE, ask: get("/nowhere") },
  { what: "a page that is gone", status: 410, type: HTML, policy: PAGE, ask: get((site) => site.removed) },
  { what: "the admin area", status: 200, type: HTML, policy: PAGE, ask: get("/admin/dashboard") },
  { what: "an address that is tidied", status: 301, type: /^$/, ask: get("/tuskers/") },
  { what: "a page that is written to", status: 405, type: /^text\/plain/, ask: get("/about", { method: "PUT" }) },
  {
    what: "a form from another site",
    status: 403,
    type: /^text\/plain/,
    ask: get("/contact", { method: "POST", headers: { ...FORM, "Sec-Fetch-Site": "cross-site" } }),
  },
  {
    what: "a form that is refused",
    status: 422,
    type: HTML,
    policy: PAGE,
    ask: get("/contact", { method: "POST", headers: FORM }),
  },
  { what: "a list of the API", status: 200, type: JSON_TYPE, policy: NOTHING, ask: get("/api/tuskers") },
  { what: "a call without a token", status: 401, type: PROBLEM, policy: NOTHING, ask: get("/api/messages") },
  { what: "a call that is none", status: 404, type: PROBLEM, policy: NOTHING, ask: get("/api/nothing") },
  {
    what: "a call with a wrong query",
    status: 422,
    type: PROBLEM,
    policy: NOTHING,
    ask: get("/api/tuskers?limit=x"),
  },
  {
    what: "a call without a body",
    status: 415,
    type: PROBLEM,
    policy: NOTHING,
    ask: get("/api/contact", { method: "POST" }),
  },
  { what: "the API document", status: 200, type: JSON_TYPE, policy: NOTHING, ask: get("/api/openapi.json") },
  { what: "the API docs", status: 200, type: HTML, policy: PAGE, ask: get("/api/docs") },
  { what: "the page of problems", status: 200, type: HTML, ask: get("/api/problems") },
  { what: "their script", status: 200, type: /^text\/javascript/, ask: get("/api/docs/swagger-ui-bundle.js") },
  {
    what: "an export",
    status: 200,
    type: JSON_TYPE,
    ask: (site) => site.get("/api/export", { headers: { Authorization: `Bearer ${site.token}` } }),
  },
  { what: "a feed", status: 200, type: /^application\/atom\+xml/, policy: NOTHING, ask: get("/feeds/articles.xml") },
  { what: "the sitemap", status: 200, type: /xml/, policy: NOTHING, ask: get("/sitemap.xml") },
  { what: "robots.txt", status: 200, type: /^text\/plain/, ask: get("/robots.txt") },
  { what: "the manifest", status: 200, type: /manifest\+json/, ask: get("/site.webmanifest") },
  { what: "a drawing", status: 200, type: /^image\//, policy: NOTHING, ask: get((site) => site.portrait) },
  { what: "a drawing that is none", status: 404, type: /./, policy: NOTHING, ask: get("/portraits/nobody.svg") },
  { what: "a card", status: 200, type: /^image\/png/, policy: NOTHING, ask: get((site) => site.card) },
  { what: "a stored picture", status: 200, type: /^image\/jpeg/, policy: SANDBOXED, ask: get((site) => site.upload) },
  {
    what: "a part of a stored picture",
    status: 206,
    type: /^image\/jpeg/,
    policy: SANDBOXED,
    ask: get((site) => site.upload, { headers: { Range: "bytes=0-9" } }),
  },
  {
    what: "a part behind its end",
    status: 416,
    type: /^$/,
    policy: SANDBOXED,
    ask: get((site) => site.upload, { headers: { Range: "bytes=99999999-" } }),
  },
  {
    what: "a stored picture that is none",
    status: 404,
    type: /^text\/plain/,
    policy: SANDBOXED,
    ask: get("/uploads/public/a.jpg"),
  },
  {
    what: "a form of a picture that is none",
    status: 404,
    type: /^text\/plain/,
    policy: SANDBOXED,
    ask: get("/uploads/variants/a-1-0.avif"),
  },
  { what: "a script of the build", status: 200, type: /^text\/javascript/, ask: get((site) => site.script) },
  {
    what: "a file of the build that is gone",
    status: 404,
    type: /^text\/plain/,
    ask: get("/assets/entry.client-00000000.js"),
  },
  { what: "the icon", status: 200, type: /^image\/svg/, ask: get("/favicon.svg") },
  { what: "that it is alive", status: 200, type: JSON_TYPE, ask: get("/healthz") },
  { what: "that it is ready", status: 200, type: JSON_TYPE, ask: get("/readyz") },
  {
    what: "the metrics",
    status: 200,
    type: /^text\/plain/,
    ask: get("/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } }),
  },
  { what: "the metrics without their token", status: 401, type: /./, ask: get("/metrics") },
];

/** The problems with a response's headers; empty if there are none. */
function lacking({ headers }: Answer): string[] {
  const policy = String(headers["content-security-policy"] ?? "");
  const directives = new Map(policy.split("; ").map((part) => [part.split(" ")[0], part]));
  const lacks: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) lacks.push(what);
  };
  must(directives.get("default-src") === "default-src 'none'", "a policy that begins with nothing");
  must(directives.get("frame-ancestors") === "frame-ancestors 'none'", "frame-ancestors 'none'");
  must(directives.get("base-uri") === "base-uri 'none'", "base-uri 'none'");
  must(!/unsafe|\*(?:;|\s|$)|http:/.test(policy), `a policy without exceptions: ${policy}`);
  must(headers["x-content-type-options"] === "nosniff", "nosniff");
  must(headers["referrer-policy"] === "strict-origin-when-cross-origin", "a strict referrer policy");
  must(/camera=\(\).*geolocation=\(\)/.test(String(headers["permissions-policy"])), "a permissions policy");
  must(headers["cross-origin-opener-policy"] === "same-origin", "an opener policy");
  must(headers["strict-transport-security"] === "max-age=31536000", "HSTS");
  must(headers["x-powered-by"] === undefined && headers.server === undefined, "silence about what it runs on");
  return lacks;
}

describe("every response", () => {
  test("carries the whole set of safety headers, and a policy of its kind", async () => {
    const site = await furnish();
    for (const { what, status, type, policy = /./, ask } of KINDS) {
      const answer = await ask(site);
      expect([what, answer.status]).toEqual([what, status]);
      expect(answer.headers["content-type"] ?? "", what).toMatch(type);
      expect(lacking(answer), what).toEqual([]);
      expect(answer.headers["content-security-policy"], what).toMatch(policy);
    }
  });

  test("carries it on 304 responses and on HEAD requests", async () => {
    const site = await furnish();
    for (const path of ["/", "/tuskers/gemunu", site.upload, site.script, "/feeds/articles.xml"]) {
      const whole = await site.get(path);
      const again = await site.get(path, { headers: { "If-None-Match": String(whole.headers.etag) } });
      expect([path, again.status]).toEqual([path, 304]);
      expect(lacking(again), path).toEqual([]);
      expect(lacking(await site.get(path, { method: "HEAD" })), path).toEqual([]);
    }
  });

  test("carries it where a page fails, and while there is no room for any", async () => {
    const failing = await furnish({
      cacheBytes: undefined,
      pages: { render: () => Promise.reject(new Error("a fault")) },
    });
    const error = await failing.get("/about");
    expect([error.status, lacking(error)]).toEqual([500, []]);
    let isHeldUp = false;
    const heldUp = await furnish({ cacheBytes: undefined, isHeldUp: () => isHeldUp });
    isHeldUp = true;
    for (const path of ["/about", "/api/tuskers", heldUp.upload]) {
      const answer = await heldUp.get(path);
      expect([path, answer.status, lacking(answer)]).toEqual([path, 503, []]);
    }
  });
});

test("an address that is too long is refused with the set as well, though it never comes to the site's own part", async () => {
  const site = await openTestSite();
  const answer = await site.get(`/${"x".repeat(9000)}`);
  expect([answer.status, lacking(answer)]).toEqual([414, ["HSTS"]]);
});

test("an answer that lacks any of it is noticed", () => {
  const answer = (headers: Answer["headers"]) => ({ status: 200, headers, body: Buffer.alloc(0), text: "" });
  expect(lacking(answer({})).length).toBe(8);
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  expect(lacking(answer({ "content-security-policy": policy })).join()).toContain("without exceptions");
});
