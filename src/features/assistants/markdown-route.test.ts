import { Hono } from "hono";
import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { cachedAddress } from "../../app/page-cache/cached-address.server.ts";
import { PUBLIC_PAGES } from "../../app/pages/pages.ts";
import { finishedPage } from "../../app/server/pages-route.server.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import { inProcessFetch } from "../../ui/render/in-process-fetch.server.ts";
import { llmsRoute } from "./llms-route.server.ts";
import { markdownRoute } from "./markdown-route.server.ts";

const SITE_URL = "https://tuskers.example";

const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Gemunu &amp; Sando</title>
<link rel="canonical" href="${SITE_URL}/tuskers/gemunu"/>
<script type="application/ld+json">{"dateModified":"2026-03-04T05:06:07Z"}</script></head><body><header>Frame</header>
<main><nav>Way</nav><h1>Gemunu</h1><p>He was shot at.<span data-numbers="1, 2"></span> <s>He died.</s><b></b> See <a href="/places/yala">Yala</a>.<span data-numbers="1"></span>\u00a0<a class="cite" href="#source-1" id="cite-1-1" data-numbers="1, 2">2 sources</a></p><div role="group"><a href="https://share.example">Share</a>
<button data-share="copy">Copy</button></div><form><input/>Search</form><dl><dt>Age</dt><dd>40<sup class="cite"><a href="#source-1">1</a></sup></dd></dl>
<h2>Sources</h2><ol><li id="source-1"><span><a href="https://news.example/a">A newspaper</a> <span>News</span></span>
<span><span aria-hidden="true">↑</span><a href="#cite-1-1">a</a></span></li><li id="source-2">A book</li></ol></main><footer>Foot</footer></body></html>`;

async function openPages() {
  const testApi = await openTestApi({ SITE_URL });
  const { services, api } = testApi;
  const rendered: string[] = [];
  const pages = {
    async render(address: string) {
      rendered.push(address);
      if (address === "/tuskers/old") return { status: 301, headers: { Location: "/tuskers/gemunu" }, body: "" };
      const isThere = !address.includes("nobody");
      const headers: Record<string, string> = { "Cache-Control": "public, max-age=0, must-revalidate" };
      return { status: isThere ? 200 : 404, headers: isThere ? { ...headers, ETag: "1" } : headers, body: PAGE };
    },
  };
  const fetchFor = (visitor: { clientAddress: string }) => inProcessFetch(api, SITE_URL, visitor);
  const app = new Hono<ApiEnvironment>();
  app.route("/", llmsRoute({ ...services, pages: PUBLIC_PAGES, fetchFor }));
  app.use(
    markdownRoute({
      ...services,
      pages: PUBLIC_PAGES,
      pageAt: (...asked) => finishedPage({ ...services, pages, fetchFor }, ...asked),
    }),
  );
  app.all("*", (context) => context.text("the page"));
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(SITE_URL + path, { headers });
  return { ...testApi, get, rendered };
}

test("a page is Markdown at its address with .md, with its day, its sources and without its frame", async () => {
  const { get, rendered } = await openPages();
  const answer = await get("/tuskers/gemunu.md");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/markdown; charset=utf-8"]);
  const markdown = await answer.text();
  expect(markdown).toMatch(
    /^---\ntitle: Gemunu & Sando\nurl: https:\/\/tuskers\.example\/tuskers\/gemunu\nlanguage: en\nchanged: 2026-03-04\nas_of: \d{4}-\d{2}-\d{2}\nrights: .+\n---\n\n/,
  );
  expect(markdown.slice(markdown.indexOf("# Gemunu"))).toBe(`# Gemunu

He was shot at.[^1][^2] ~~He died.~~ See [Yala](https://tuskers.example/places/yala).[^1]

- Age

  40[^1]

## Sources

[^1]: [A newspaper](https://news.example/a) News

[^2]: A book
`);
  const tag = String(answer.headers.get("ETag"));
  expect((await get("/tuskers/gemunu.md", { "If-None-Match": tag })).status).toBe(304);
  expect((await get("/si/index.md")).status).toBe(200);
  expect((await get("/tuskers/nobody.md")).status).toBe(404);
  expect((await get("/tuskers/old.md")).headers.get("Location")).toBe("/tuskers/gemunu.md");
  expect(rendered).toEqual(["/tuskers/gemunu", "/tuskers/gemunu", "/si", "/tuskers/nobody", "/tuskers/old"]);
  for (const path of ["/letters/abc.md", "/preview/abc.md", "/admin.md", "/x/y.md"]) {
    expect([path, await (await get(path)).text()]).toEqual([path, "the page"]);
  }
});

test("who asks for Markdown is led to it, and browsers are not", async () => {
  const { get } = await openPages();
  const led = await get("/si/tuskers?page=2", { Accept: "text/markdown, text/html;q=0.9, */*;q=0.1" });
  expect([led.status, led.headers.get("Location"), led.headers.get("Vary"), led.headers.get("Cache-Control")]).toEqual([
    303,
    "/si/tuskers.md?page=2",
    "Accept",
    "no-store",
  ]);
  const asPage = ["text/html,application/xhtml+xml,*/*;q=0.8", "text/html, text/markdown;q=0.5", "text/markdown;q=0"];
  for (const accept of asPage) expect(await (await get("/tuskers", { Accept: accept })).text()).toBe("the page");
});

test("the page cache keeps Markdown under an address of its own", () => {
  expect(cachedAddress("/tuskers/gemunu.md")).toEqual({ address: "/tuskers/gemunu.md", isOpen: false });
  expect(cachedAddress("/ta/index.md?x=1")).toEqual({ address: "/ta/index.md", isOpen: false });
  expect(cachedAddress("/letters/abc.md")).toBeUndefined();
});

test("llms.txt names the pages and the published tuskers as Markdown, and the rules", async () => {
  const { get, call, token } = await openPages();
  await call("POST", "/api/tuskers", { token, json: someTusker() });
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Hidden", publication: "draft" }) });
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "A](https://example.com) <script>" }) });
  const answer = await get("/llms.txt");
  const text = await answer.text();
  expect(text).toMatch(/^# Sri Lankan Tuskers\n\n> .+\n\nAs of \d{4}-\d{2}-\d{2}\./);
  for (const path of ["/index.md", "/about.md", "/tuskers.md", "/tuskers/gemunu.md"]) {
    expect(text).toContain(`](${SITE_URL}${path})`);
  }
  expect(text).not.toContain("Hidden");
  expect(text).not.toContain("[/");
  expect(text).not.toMatch(/[^\\](?:\]\(https:\/\/example\.com|<script>)/);
});
