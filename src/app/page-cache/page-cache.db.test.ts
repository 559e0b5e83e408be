import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { BUILD_FOLDER, ensureBuilt } from "../../../tests/support/built-site.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { type Answer, callOver, openTestSite, type TestSite } from "../../../tests/support/test-site.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../content/tuskers/status.ts";
import { serve } from "../../platform/http/serve.server.ts";
import { openPages, type Pages } from "../server/pages.server.ts";
import { createPageCache } from "./page-cache.server.ts";

const MEGABYTES = 1_000_000;

const openCachedSite = (environment: Record<string, string> = {}) =>
  openTestSite(environment, { cacheBytes: 20 * MEGABYTES });

const countsOf = (site: TestSite) => site.cache?.counts() ?? { hits: 0, rechecked: 0, misses: 0, stale: 0, bytes: 0 };

const textOf = ({ headers, body }: Answer): string => {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
};

async function add(site: TestSite, path: string, json: object): Promise<string> {
  const answer = await site.call("POST", path, { token: site.token, json });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

const change = async (site: TestSite, path: string, json: object): Promise<void> => {
  expect((await site.call("PUT", path, { token: site.token, json })).status).toBe(200);
};

describe("a page that was read before", () => {
  test("goes out again as it was, with the same headers", async () => {
    const site = await openCachedSite();
    await add(site, "/api/tuskers", someTusker());
    const [first, second] = [await site.get("/tuskers/gemunu"), await site.get("/tuskers/gemunu")];
    expect(countsOf(site)).toMatchObject({ hits: 1, misses: 1 });
    expect(second.body.equals(first.body)).toBe(true);
    const { date: _, ...headers } = first.headers;
    expect(second.headers).toMatchObject(headers);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      vary: expect.stringContaining("Accept-Encoding"),
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("has the bytes that it has without a cache, in every encoding", async () => {
    const site = await openCachedSite();
    await add(site, "/api/tuskers", someTusker());
    const bare = await openTestSite();
    await add(bare, "/api/tuskers", someTusker());
    for (const path of ["/about", "/privacy-policy", "/licences"]) {
      const plain = (await bare.get(path)).text;
      for (const encoding of ["br", "gzip", "identity"]) {
        const headers = { "Accept-Encoding": encoding };
        for (const answer of [await site.get(path, { headers }), await site.get(path, { headers })]) {
          expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
          expect(answer.headers["content-length"]).toBe(String(answer.body.byteLength));
          expect(textOf(answer)).toBe(plain);
        }
      }
    }
  });

  test("is not sent again to a browser that has it", async () => {
    const site = await openCachedSite();
    await add(site, "/api/tuskers", someTusker());
    for (const path of ["/tuskers", "/api/tuskers?page=1", "/feeds/directory.xml"]) {
      const { etag = "" } = (await site.get(path)).headers;
      const again = await site.get(path, { headers: { "If-None-Match": etag, "Accept-Encoding": "br" } });
      const oncemore = await site.get(path, { headers: { "If-None-Match": etag, "Accept-Encoding": "br" } });
      for (const answer of [again, oncemore]) {
        expect([answer.status, answer.headers.etag, answer.body.byteLength]).toEqual([304, etag, 0]);
        expect(answer.headers["content-encoding"]).toBeUndefined();
      }
    }
  });

  test("is not sent to a client that asks for Markdown, which has an address of its own", async () => {
    const site = await openCachedSite();
    await site.get("/about");
    const headers = { Accept: "text/markdown" };
    const asked = await site.get("/about", { headers });
    expect([asked.status, asked.headers.location]).toEqual([303, "/about.md"]);
    for (let count = 0; count < 2; count += 1) expect((await site.get("/about.md", { headers })).status).toBe(200);
    expect(countsOf(site)).toMatchObject({ hits: 1, misses: 2 });
  });

  test("has a strong tag without an encoding only", async () => {
    const site = await openCachedSite();
    await add(site, "/api/tuskers", someTusker({ description: "He walks along the tank. ".repeat(100) }));
    const path = "/api/tuskers/slug/gemunu";
    for (let count = 0; count < 2; count += 1) {
      const plain = await site.get(path, { headers: { "Accept-Encoding": "identity" } });
      const packed = await site.get(path, { headers: { "Accept-Encoding": "br" } });
      expect(plain.headers.etag).toMatch(/^"/);
      expect(packed.headers.etag).toBe(`W/${plain.headers.etag}`);
      const again = { "Accept-Encoding": "br", "If-None-Match": packed.headers.etag ?? "" };
      const unchanged = await site.get(path, { headers: again });
      expect([unchanged.status, unchanged.headers.etag]).toEqual([304, packed.headers.etag]);
    }
  });

  test("has only its headers sent to HEAD", async () => {
    const site = await openCachedSite();
    const { body } = await site.get("/about");
    const head = await site.get("/about", { method: "HEAD" });
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(body.byteLength));
    expect(countsOf(site).hits).toBe(1);
  });

  test("is one page for all parameters that it does not know", async () => {
    const site = await openCachedSite();
    for (const query of ["", "?utm_source=a", "?x=1&y=2"]) expect((await site.get(`/about${query}`)).status).toBe(200);
    expect(countsOf(site)).toMatchObject({ hits: 2, misses: 1 });
  });
});

describe("what is not kept", () => {
  test("is what a signed-in administrator asks for", async () => {
    const site = await openCachedSite();
    await add(site, "/api/tuskers", someTusker({ publication: "draft" }));
    const headers = { Authorization: `Bearer ${site.token}` };
    expect((await site.get("/api/tuskers/slug/gemunu", { headers })).status).toBe(200);
    expect((await site.get("/api/tuskers/slug/gemunu")).status).toBe(404);
    expect((await site.get("/api/tuskers/slug/gemunu", { headers })).status).toBe(200);
    expect(countsOf(site).hits).toBe(0);
  });

  test("is a missing page, so that it can appear later", async () => {
    const site = await openCachedSite();
    const bytes = countsOf(site).bytes;
    for (const path of ["/tuskers/gemunu", "/tuskers/gemunu", "/nowhere", "/api/tuskers/slug/gemunu"]) {
      expect((await site.get(path)).status).toBe(404);
    }
    expect(countsOf(site)).toMatchObject({ hits: 0, bytes });
    expect((await site.get("/tuskers/gemunu", { headers: { "Accept-Encoding": "br" } })).text).not.toBe("");
  });

  test("is random content", async () => {
    const site = await openCachedSite();
    await add(site, "/api/tuskers", someTusker());
    for (let round = 0; round < 3; round += 1) {
      expect((await site.get("/api/tuskers/random/tusker")).headers["cache-control"]).toBe("no-store");
    }
    expect(countsOf(site)).toMatchObject({ hits: 0, misses: 0 });
  });
});

describe("a save", () => {
  test("shows at the next request, on every page and call about it", async () => {
    const site = await openCachedSite();
    const id = await add(site, "/api/tuskers", someTusker({ tags: ["yala"] }));
    const paths = [
      "/tuskers",
      "/tuskers?search=gem",
      "/tuskers/gemunu",
      "/search-results?q=gemunu",
      "/sitemap.xml",
      "/api/tuskers?page=1",
      "/api/tuskers/slug/gemunu",
      `/api/tuskers/${id}`,
      "/api/tuskers/search/search-by-name?name=gemunu&page=1",
      "/feeds/directory.xml",
    ];
    const encoding = { "Accept-Encoding": "br, gzip" };
    const tags = new Map<string, string>();
    for (const path of paths) tags.set(path, (await site.get(path, { headers: encoding })).headers.etag ?? "");
    for (const round of [1, 2]) {
      site.services.clock.advance(1000);
      await change(
        site,
        `/api/tuskers/${id}`,
        someTusker({ location: `Block ${"I".repeat(round)} District`, tags: [] }),
      );
      for (const path of paths) {
        const headers = { ...encoding, "If-None-Match": tags.get(path) ?? "" };
        const answer = await site.get(path, { headers });
        expect(answer.status, path).toBe(200);
        if (path !== "/sitemap.xml") expect(textOf(answer), path).toContain(`Block ${"I".repeat(round)} `);
        tags.set(path, answer.headers.etag ?? "");
      }
    }
  });

  test("shows after any mixture of saves and reads", { tags: ["deep"] }, async () => {
    const site = await openCachedSite();
    const names = ["Agbo", "Barana", "Kandula"];
    const ids: string[] = [];
    for (const name of names) ids.push(await add(site, "/api/tuskers", someTusker({ name })));
    const article = await add(site, "/api/articles", someArticle());
    const written = new Map<string, string>();
    // A pseudo-random sequence that is the same in each run.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 60; round += 1) {
      const which = next(4);
      const word = `Word${round}end`;
      if (which === 3) {
        await change(site, `/api/articles/${article}`, someArticle({ excerpt: word }));
        written.set("/articles/why-tusks-are-rare", word);
        written.set("/articles", word);
      } else {
        const name = names[which] ?? "";
        await change(site, `/api/tuskers/${ids[which]}`, someTusker({ name, description: `${word} of ${name}.` }));
        written.set(`/tuskers/${name.toLowerCase()}`, word);
      }
      for (let reads = 0; reads < 3; reads += 1) {
        const [path, expected] = [...written][next(written.size)] ?? ["/", ""];
        const headers = { "Accept-Encoding": ["br", "gzip", "identity"][next(3)] ?? "br" };
        expect(textOf(await site.get(path, { headers })), `${path} in round ${round}`).toContain(expected);
      }
    }
    expect(countsOf(site).hits).toBeGreaterThan(10);
  });

  test("of a text renders only the pages again that show the entry, or may show any", async () => {
    const site = await openCachedSite();
    await add(site, "/api/tuskers", someTusker());
    const article = someArticle({ title: "Ivory" });
    const id = await add(site, "/api/articles", article);
    const read = async () => {
      const answers = [];
      for (const path of ["/tuskers/gemunu", "/articles/ivory", "/about"]) {
        for (const encoding of ["br", "identity"]) {
          answers.push(await site.get(path, { headers: { "Accept-Encoding": encoding } }));
        }
      }
      return answers.map((answer) => `${answer.headers.etag} ${answer.headers["content-encoding"] ?? ""}`);
    };
    const before = await read();
    const { misses } = countsOf(site);
    await change(site, `/api/articles/${id}`, { ...article, content: "<p>Ivory and law.</p>" });
    const after = await read();
    expect(after.map((tag, index) => tag === before[index])).toEqual([true, true, false, false, true, true]);
    expect(countsOf(site)).toMatchObject({ rechecked: 2, misses: misses + 1 });
    expect(await read()).toEqual(after);
    expect(countsOf(site).rechecked).toBe(2);
  });

  test("of an article for a later day shows on that day", async () => {
    const site = await openCachedSite();
    site.services.clock.set("2026-03-01T18:00:00.000Z");
    await add(site, "/api/articles", someArticle({ title: "For tomorrow", publishDate: "2026-03-02" }));
    expect((await site.get("/articles")).text).not.toContain("For tomorrow");
    // Midnight in Sri Lanka is 18:30 UTC.
    site.services.clock.set("2026-03-01T18:29:59.000Z");
    expect((await site.get("/articles")).text).not.toContain("For tomorrow");
    site.services.clock.set("2026-03-01T18:30:00.000Z");
    expect((await site.get("/articles")).text).toContain("For tomorrow");
    expect((await site.get("/articles/for-tomorrow")).status).toBe(200);
  });
});

test("many who ask for a page at once wait for one rendering", async () => {
  let renderings = 0;
  await ensureBuilt();
  const pages = await openPages(BUILD_FOLDER);
  const counting: Pages = {
    render: (...page) => {
      renderings += 1;
      return pages.render(...page);
    },
  };
  const site = await openTestSite({}, { cacheBytes: MEGABYTES, pages: counting });
  await add(site, "/api/tuskers", someTusker());
  const answers = await Promise.all(Array.from({ length: 30 }, () => site.get("/tuskers/gemunu")));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(renderings).toBe(1);
});

test("a flood of distinct addresses exceeds no limit and evicts no popular page", { tags: ["deep"] }, async () => {
  const site = await openTestSite({}, { cacheBytes: MEGABYTES });
  await site.get("/about");
  for (let number = 0; number < 150; number += 1) {
    expect((await site.get(`/tuskers?search=word${number}`)).status).toBe(200);
    expect((await site.get(`/about?any=${number}`)).status).toBe(200);
    expect(countsOf(site).bytes).toBeLessThanOrEqual(MEGABYTES);
  }
  const { hits } = countsOf(site);
  await site.get("/about");
  expect(countsOf(site).hits).toBe(hits + 1);
});

test("what too many wait to have compressed goes out as it is, and is not kept", async () => {
  const services = await openTestServices();
  const body = Array.from({ length: 4_000 }, (_, index) =>
    createHash("md5").update(String(index)).digest("hex"),
  ).join();
  const app = { fetch: () => new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } }) };
  const { siteUrl } = services.config;
  const cache = createPageCache({ ...services, app, siteUrl, maxBytes: 100 * MEGABYTES });
  const server = await serve(app, { host: "127.0.0.1", port: 0, interceptor: cache.interceptor });
  onTestFinished(() => server.close());
  const ask = (number: number) =>
    callOver(server.address.port, `/tuskers/n${number}`, { headers: { "Accept-Encoding": "br" } });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => ask(number)));
  expect(answers.every((answer) => textOf(answer) === body)).toBe(true);
  const plain = answers.findIndex(({ headers }) => headers["content-encoding"] === undefined);
  expect(plain).toBeGreaterThanOrEqual(0);
  expect((await ask(plain)).headers["content-encoding"]).toBe("br");
});

/** Examples of the endless addresses that visitors can make up. */
const madeUp = (number: number): string[] => [
  `/contact?sent=n${number}`,
  `/contact?about=n${number}&subject=s${number}`,
  `/tuskers?page=0${"0".repeat(number)}1`,
  `/tuskers?page=n${number}`,
  `/tuskers?category=wild${"%20".repeat(number)}`,
  `/tuskers?status=${" ".repeat(number).replaceAll(" ", "+")}alive`,
  `/tuskers/${number}\\..\\..\\about`,
  `/tuskers/${number}\\..\\..\\api\\tuskers`,
  `/tuskers/${number}/../../about`,
  `/articles?page=${number + 2}`,
  `/api/tuskers?page=${number + 1}`,
  `/api/tuskers?page=1&limit=${number + 1}`,
  `/api/articles?limit=${"0".repeat(number % 6)}1&page=1`,
  `/search-results?q=word${number}`,
];

test("made-up addresses evict no popular page, and whole lists are not cached", async () => {
  const site = await openTestSite({}, { cacheBytes: MEGABYTES });
  await add(site, "/api/tuskers", someTusker());
  const popular = ["/", "/about", "/tuskers", "/tuskers/gemunu", "/articles", "/api/tuskers?page=1&limit=9"];
  for (const path of popular) await site.get(path);
  for (let number = 0; number < 25; number += 1) {
    for (const path of madeUp(number)) expect((await site.get(path)).status, path).toBeLessThan(500);
  }
  for (const spelling of ["/tuskers/%67emunu", "/tuskers/%67%65munu", "/tuskers/g%65munu"]) await site.get(spelling);
  const { hits } = countsOf(site);
  for (const path of popular) await site.get(path);
  expect(countsOf(site).hits).toBe(hits + popular.length);
  const list = "/tuskers/7\\..\\..\\api\\tuskers";
  for (let times = 0; times < 2; times += 1) expect((await site.get(list)).headers.etag).toBeUndefined();
});

/** Every combination that the site itself can request, including the empty values that equal missing ones. */
function* knownCombinations(): Generator<string> {
  const none = ["", "category=&", "search=&"];
  for (const page of [1, 2, 3, 4, 5]) {
    for (const limit of ["", "&limit=9"]) {
      for (const first of [...none, ...TUSKER_CATEGORIES.map((category) => `category=${category}&`)]) {
        for (const status of ["", "status=&", ...TUSKER_STATUSES.map((status) => `status=${status}&`)]) {
          yield `/api/tuskers?${first}${status}page=${page}${limit}`;
        }
      }
    }
  }
}

test("all combinations of known parameters evict no popular page", { tags: ["deep"] }, async () => {
  const site = await openTestSite({}, { cacheBytes: 2 * MEGABYTES });
  await add(site, "/api/tuskers", someTusker());
  const popular = ["/", "/about", "/tuskers", "/tuskers/gemunu", "/articles", "/api/tuskers?page=1&limit=9"];
  for (const path of popular) await site.get(path);
  for (const path of knownCombinations()) {
    expect((await site.get(path, { headers: { "Accept-Encoding": "br" } })).status, path).toBe(200);
    expect((await site.get(path)).status, path).toBe(200);
  }
  const { hits } = countsOf(site);
  for (const path of popular) await site.get(path);
  expect(countsOf(site).hits).toBe(hits + popular.length);
});

test.each([
  ["/tuskers?search=&category=&status=&page=", "/tuskers"],
  ["/articles?search=&category=&page=", "/articles"],
  ["/search-results?search=&q=gemunu&category=&page=", "/search-results?q=gemunu"],
  ["/contact?about=&subject=", "/contact"],
  ["/api/tuskers?search=&category=&status=&page=1", "/api/tuskers?page=1"],
  ["/api/articles?search=&category=&page=1", "/api/articles?page=1"],
])("without a cache %s is answered as %s is", async (blank, without) => {
  const site = await openTestSite();
  await add(site, "/api/tuskers", someTusker());
  await add(site, "/api/articles", someArticle());
  expect((await site.get(blank)).text).toBe((await site.get(without)).text);
});

describe("while the database is away", () => {
  test("pages that were read before go out as they were", async () => {
    const site = await openCachedSite();
    await add(site, "/api/tuskers", someTusker());
    const before = await site.get("/tuskers/gemunu");
    await site.services.db.close();
    const after = await site.get("/tuskers/gemunu");
    expect([after.status, after.text]).toEqual([200, before.text]);
    expect(countsOf(site).stale).toBe(1);
    expect((await site.get("/tuskers")).status).toBeGreaterThanOrEqual(500);
  });
});
