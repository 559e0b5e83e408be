import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { taggedJpeg } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { type Answer, callOver, openTestSite, type TestSite } from "../../../tests/support/test-site.ts";
import { isDeep } from "../../../tests/support/tier.ts";
import { FORM_TYPE, imageForm } from "../../../tests/support/upload-forms.ts";
import { createWorkLimiter } from "../../platform/http/limits/work-limiter.server.ts";
import { serve } from "../../platform/http/serve.server.ts";
import { createPageCache } from "./page-cache.server.ts";

/** Addresses and searches use it in lower case, so that an echo of the request does not count as a leak. */
const MARKER = "MarkerWord";
const ENCODINGS = isDeep ? ["br", "identity"] : ["br"];

const textOf = ({ headers, body }: Answer): string =>
  (headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body).toString();

/** A limiter that a test fills and frees again. */
function openLimiter() {
  const limiter = createWorkLimiter({ atOnce: 1, waiting: 0, mostMs: 60_000, refusalMs: 0 });
  let free = () => {};
  return {
    limiter,
    fill: () => void limiter.run(() => new Promise<void>((resolve) => (free = resolve))),
    async free() {
      free();
      await expect.poll(() => limiter.counts().running).toBe(0);
    },
  };
}

async function openSite() {
  const { limiter, ...doors } = openLimiter();
  const site = await openTestSite({ CDN_SECONDS: "60" }, { limiter, cacheBytes: 20_000_000 });
  encodeHere(site.services);
  return { ...site, ...doors };
}

async function ask(site: TestSite, method: string, path: string, json?: object) {
  const answer = await site.call(method, path, { token: site.token, json });
  expect(answer.ok ? "" : `${method} ${path}: ${await answer.clone().text()}`).toBe("");
  return answer;
}

const add = async (site: TestSite, path: string, json: object): Promise<string> =>
  ((await (await ask(site, "POST", path, json)).json()) as { _id: string })._id;

/** An entry of each kind with the marker in name and text, and every public address that mentions them. */
async function publish(site: TestSite) {
  const pictures = await site.call("POST", "/api/uploads", {
    token: site.token,
    headers: { "Content-Type": FORM_TYPE },
    body: imageForm(await taggedJpeg(64, 48), `${MARKER}.jpg`),
  });
  const { name: image } = (await pictures.json()) as { name: string };
  const images = [`/uploads/public/${image}`];
  const tusker = await add(site, "/api/tuskers", {
    ...someTusker({ name: `${MARKER} Raja`, description: `He is ${MARKER}.`, tags: ["Yala"], images }),
    imageDetails: [{ url: images[0], alt: `${MARKER} at the river` }],
  });
  const article = await add(site, "/api/articles", someArticle({ title: `${MARKER} of ivory`, tags: ["Yala"] }));
  await add(site, "/api/tuskers", someTusker({ name: "Sama", tags: ["Yala"] }));
  const slug = MARKER.toLowerCase();
  const paths = [
    ...["/", "/tuskers", "/articles", `/tuskers/${slug}-raja`, `/articles/${slug}-of-ivory`, "/tuskers/sama"],
    ...[`/tuskers?search=${slug}`, `/search-results?q=${slug}`],
    ...[
      "/feeds/directory.xml",
      "/feeds/articles.xml",
      "/sitemap.xml",
      "/sitemaps/tuskers.xml",
      "/sitemaps/articles.xml",
    ],
    ...["/api/tuskers?page=1", `/api/tuskers/${tusker}`, `/api/tuskers/slug/${slug}-raja`, "/api/tuskers/featured"],
    ...["/api/articles?page=1", `/api/articles/${article}`, "/api/articles/recent", "/api/tuskers/tags/all"],
    ...[`/api/articles/slug/${slug}-of-ivory`, `/api/tuskers/search/search-by-name?name=${slug}&page=1`],
    ...[`/api/tuskers/search/suggest?q=${slug}`, "/api/tuskers", "/api/articles"],
  ];
  return { tusker, article, picture: image, paths };
}

type Published = Awaited<ReturnType<typeof publish>>;

async function readAll(site: TestSite, paths: readonly string[]): Promise<Answer[]> {
  const answers = [];
  for (const path of paths) {
    for (const encoding of ENCODINGS) answers.push(await site.get(path, { headers: { "Accept-Encoding": encoding } }));
  }
  return answers;
}

/** Failed or outdated responses must not be stored by any cache on the way. */
function expectNoTrace(answers: Answer[], word: string): void {
  for (const answer of answers) {
    const seen = { shown: textOf(answer).includes(word), cacheControl: answer.headers["cache-control"] };
    expect(seen.shown, `${answer.status} ${textOf(answer).slice(0, 300)}`).toBe(false);
    if (answer.status >= 500) expect(seen.cacheControl ?? "").not.toContain("s-maxage");
  }
}

const both = (change: (site: TestSite, kind: string, id: string) => Promise<unknown>) => {
  return async (site: TestSite, { tusker, article }: Published) => {
    await change(site, "tusker", tusker);
    await change(site, "article", article);
  };
};

const drafts: Record<string, object> = {
  tusker: someTusker({ name: `${MARKER} Raja`, publication: "draft" }),
  article: someArticle({ title: `${MARKER} of ivory`, publication: "draft" }),
};

const WAYS: [how: string, withdraw: (site: TestSite, published: Published) => Promise<unknown>][] = [
  ["unpublished", both((site, kind, id) => ask(site, "PUT", `/api/${kind}s/${id}`, drafts[kind]))],
  [
    "unpublished with others",
    both((site, kind, id) => ask(site, "POST", `/api/${kind}s/bulk`, { action: "unpublish", ids: [id] })),
  ],
  ["put into the bin", both((site, kind, id) => ask(site, "DELETE", `/api/${kind}s/${id}`))],
  [
    "deleted for ever",
    both(async (site, kind, id) => {
      await ask(site, "DELETE", `/api/${kind}s/${id}`);
      await ask(site, "DELETE", `/api/bin/${kind}/${id}`);
    }),
  ],
];

/** The other ways take the same entries out of the same lists. */
const IN_QUICK = ["unpublished", "deleted for ever"];

describe.each(WAYS.filter(([how]) => isDeep || IN_QUICK.includes(how)))("what was %s", (_, withdraw) => {
  test("is shown nowhere again while the site has too much to do", async () => {
    const site = await openSite();
    const published = await publish(site);
    await readAll(site, published.paths);
    await withdraw(site, published);
    // Nothing has been requested since.
    site.fill();
    expectNoTrace(await readAll(site, published.paths), MARKER);
    await site.free();
    expectNoTrace(await readAll(site, published.paths), MARKER);
    site.fill();
    expectNoTrace(await readAll(site, published.paths), MARKER);
    await site.free();
  });

  test("is shown nowhere again while the database is away", async () => {
    const site = await openSite();
    const published = await publish(site);
    await readAll(site, published.paths);
    await withdraw(site, published);
    await site.services.db.close();
    expectNoTrace(await readAll(site, published.paths), MARKER);
  });
});

test("the former address of an entry does not show it again", async () => {
  const site = await openSite();
  const { tusker } = await publish(site);
  const former = [`/tuskers/${MARKER.toLowerCase()}-raja`, `/api/tuskers/slug/${MARKER.toLowerCase()}-raja`];
  await readAll(site, former);
  await ask(site, "PUT", `/api/tuskers/${tusker}`, someTusker({ name: "Another", slug: "another" }));
  site.fill();
  for (const { status } of await readAll(site, former)) expect(status).not.toBe(200);
  await site.services.db.close();
  for (const { status } of await readAll(site, former)) expect(status).not.toBe(200);
  await site.free();
});

test.each(["full", "away"])("no stale page shows a withdrawn image while the site or database is %s", async (how) => {
  const site = await openSite();
  const { picture: image, paths } = await publish(site);
  await readAll(site, paths);
  await ask(site, "POST", `/api/uploads/${image}/withdraw`);
  if (how === "full") site.fill();
  else await site.services.db.close();
  expectNoTrace(await readAll(site, [...paths, `/uploads/public/${image}`]), image);
  if (how === "full") await site.free();
});

test.each(["full", "away"])(
  "words taken out of a text are not shown again while the site or database is %s",
  async (how) => {
    const site = await openSite();
    const { tusker, article } = await publish(site);
    const paths = [
      `/tuskers/${MARKER.toLowerCase()}-raja`,
      `/articles/${MARKER.toLowerCase()}-of-ivory`,
      "/privacy-policy",
    ];
    const words = "by the old tank";
    const raja = (description: string) => someTusker({ name: `${MARKER} Raja`, description });
    await ask(site, "PUT", `/api/tuskers/${tusker}`, raja(`He drinks ${words}.`));
    const content = (text: string) => someArticle({ title: `${MARKER} of ivory`, content: text });
    await ask(site, "PUT", `/api/articles/${article}`, content(`They drink ${words}.`));
    const before = await readAll(site, paths);
    expect(before.filter((answer) => textOf(answer).includes(words))).toHaveLength(2 * ENCODINGS.length);
    await ask(site, "PUT", `/api/tuskers/${tusker}`, raja("He drinks."));
    await ask(site, "PUT", `/api/articles/${article}`, content("They drink."));
    // Makes the site read what is recorded of these saves.
    await site.get("/about");
    if (how === "full") site.fill();
    else await site.services.db.close();
    const after = await readAll(site, paths);
    expectNoTrace(after, words);
    // A page with no withdrawn words is still sent from the cache.
    expect(after.at(-1)?.status).toBe(200);
    if (how === "full") await site.free();
  },
);

test("what was withdrawn by another process is not shown either", async () => {
  const site = await openSite();
  const published = await publish(site);
  const other = await openTestSite(
    { DATA_DIR: site.services.config.dataDir, DATABASE_URL: site.services.config.databaseUrl ?? "" },
    { isSecondNode: true },
  );
  await readAll(site, published.paths);
  await ask(other, "DELETE", `/api/tuskers/${published.tusker}`);
  await ask(other, "DELETE", `/api/articles/${published.article}`);
  await expect.poll(() => site.services.db.currentContentVersion()).toBe(other.services.db.currentContentVersion());
  await site.services.db.close();
  expectNoTrace(await readAll(site, published.paths), MARKER);
});

describe("a stale page that is still sent", () => {
  test("may be kept by no cache on the way, nor freshen what one has", async () => {
    const site = await openSite();
    const before = await site.get("/tuskers");
    await add(site, "/api/tuskers", someTusker());
    site.fill();
    for (const tag of ["", String(before.headers.etag)]) {
      const headers = { "If-None-Match": tag };
      const { status, headers: sent } = await site.get("/tuskers", { headers });
      expect([status, sent["cache-control"], sent.etag]).toEqual([200, "no-store", undefined]);
    }
    await site.free();
    expect((await site.get("/tuskers")).headers["cache-control"]).toContain("s-maxage=60");
  });

  test("is sent as such too where a save comes while it is made", async () => {
    const site = await openSite();
    const { services, call, token } = site;
    let saveMeanwhile = false;
    const app = {
      async fetch() {
        const headers = { "Cache-Control": "public, max-age=0, s-maxage=60, must-revalidate" };
        if (saveMeanwhile) await call("POST", "/api/tuskers", { token, json: someTusker() });
        await nextTurn();
        return new Response("as it was", { headers });
      },
    };
    const parts = { ...services, app, siteUrl: services.config.siteUrl, maxBytes: 1_000_000 };
    const server = await serve(app, { host: "127.0.0.1", port: 0, interceptor: createPageCache(parts).interceptor });
    const cacheControl = async () => (await callOver(server.address.port, "/about")).headers["cache-control"];
    saveMeanwhile = true;
    expect(await cacheControl()).toBe("no-store");
    saveMeanwhile = false;
    expect(await cacheControl()).toContain("s-maxage=60");
    await server.close();
  });
});
