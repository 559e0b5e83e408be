import { once } from "node:events";
import { readdir, utimes } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { callOver } from "../../../tests/support/test-site.ts";
import { CHART_SIZES, chartUrl } from "../../artwork/chart-names.ts";
import { artworkUrl } from "../../artwork/drawn-images.ts";
import { PLATE_VIEWS, plateUrl } from "../../artwork/features/plate-address.ts";
import { articleLandscape } from "../../artwork/landscapes/article-landscape.ts";
import { type NewArticle, newArticleSchema } from "../../content/articles/article.ts";
import { drawingHash } from "../../content/drawings/drawing-hash.server.ts";
import { binEntry, unbinEntry } from "../../content/entries/saving/bin-entry.server.ts";
import { renderOutdatedEntries } from "../../content/entries/saving/render-entries.server.ts";
import { changeEntry, createEntry } from "../../content/entries/saving/save-entry.server.ts";
import { newTuskerSchema } from "../../content/tuskers/tusker.ts";
import { SANDBOXED_POLICY } from "../../platform/http/security-headers.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { imagesRoute } from "./drawings-route.server.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const PRIVATELY_FOR_EVER = "private, max-age=31536000, immutable";

const tuskerFields = (fields: Record<string, unknown> = {}) => newTuskerSchema.parse(someTusker(fields));
const articleFields = (fields: Record<string, unknown> = {}): NewArticle => newArticleSchema.parse(someArticle(fields));

/** A site with Gemunu and one article, on a real port. */
async function openImages() {
  const services = await openTestServices();
  const { entry: tusker } = await createEntry(
    services,
    "tusker",
    tuskerFields({ statusAsOf: "2025-08", aliases: ["ගැමුණු"] }),
  );
  const { entry: article } = await createEntry(services, "article", articleFields());
  const server = createAdaptorServer({ fetch: imagesRoute(services).fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    await once(server, "close");
  });
  const { port } = server.address() as AddressInfo;
  const get = (path: string, options?: Parameters<typeof callOver>[2]) => callOver(port, path, options);
  return { services, tusker, article, get };
}

/** The files made from drawings, by their paths in the folder of drawings. */
async function filesOf({ config }: Pick<Services, "config">): Promise<string[]> {
  const folder = join(config.dataDir, "drawings");
  const present = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return present.filter((each) => each.isFile()).map((each) => relative(folder, join(each.parentPath, each.name)));
}

test("a portrait is served as SVG that a browser keeps for ever", async () => {
  const { tusker, get } = await openImages();
  expect(tusker.portraitUrl).toMatch(/^\/portraits\/gemunu-4x5-[0-9a-f]{12}\.svg$/);
  const answer = await get(tusker.portraitUrl);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "cache-control": FOR_EVER,
    "content-security-policy": SANDBOXED_POLICY,
    "content-type": "image/svg+xml; charset=utf-8",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
  });
  expect(flawsOfSvg(answer.text)).toEqual([]);
  expect(answer.text).not.toMatch(/style=|<style/);
  expect(answer.text).toContain(tusker.portraitAlt);
});

test("each encoding contains the same drawing and has its own ETag", async () => {
  const { tusker, get } = await openImages();
  const plain = await get(tusker.portraitUrl);
  const brotli = await get(tusker.portraitUrl, { headers: { "Accept-Encoding": "gzip, br" } });
  const gzip = await get(tusker.portraitUrl, { headers: { "Accept-Encoding": "gzip" } });
  expect([brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(brotli.headers["content-length"]).toBe(String(brotli.body.length));
});

test("a variant is made once, however many ask for it at the same time, and only as asked for", async () => {
  const { services, tusker, get } = await openImages();
  const url = artworkUrl(tusker.portraitUrl, { aspect: "4:5", width: 120 });
  const early = await Promise.all(Array.from({ length: 20 }, () => get(url)));
  expect(new Set(early.map(({ headers }) => headers["content-type"]))).toEqual(
    new Set(["image/svg+xml; charset=utf-8"]),
  );
  expect(services.drawings.counts().drawings).toEqual({ running: 1, waiting: 0 });
  await services.drawings.settled();
  expect(await filesOf(services)).toEqual([url.slice(1)]);
});

test("a browser that has the drawing gets 304, and HEAD no bytes", async () => {
  const { tusker, get } = await openImages();
  const tag = (await get(tusker.portraitUrl)).headers.etag ?? "";
  const again = await get(tusker.portraitUrl, { headers: { "If-None-Match": tag } });
  expect([again.status, again.body.length, again.headers["cache-control"]]).toEqual([304, 0, FOR_EVER]);
  const told = await get(tusker.portraitUrl, { method: "HEAD" });
  expect([told.status, told.body.length]).toEqual([200, 0]);
  expect(Number(told.headers["content-length"])).toBeGreaterThan(10_000);
});

test("an AVIF address returns the SVG until the AVIF is made in the requested width", async () => {
  const { services, tusker, article, get } = await openImages();
  const urls = [
    artworkUrl(tusker.portraitUrl, { aspect: "4:5", width: 400 }),
    artworkUrl(tusker.portraitUrl, { aspect: "1:1", width: 120 }),
    artworkUrl(article.landscapeUrl, { aspect: "16:9", width: 800 }),
  ];
  const sizes = [
    [400, 500],
    [120, 120],
    [800, 450],
  ];
  for (const [index, url] of urls.entries()) {
    const early = await get(url);
    expect([early.status, early.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(early.headers["cache-control"]).toBe("no-store");
    expect(early.headers.etag).toBeUndefined();
    await services.drawings.settled();
    const made = await get(url);
    expect([made.status, made.headers["content-type"]]).toEqual([200, "image/avif"]);
    expect(made.headers["cache-control"]).toBe(FOR_EVER);
    const { width, height, format } = await sharp(made.body).metadata();
    expect([width, height, format]).toEqual([...(sizes[index] ?? []), "heif"]);
    expect((await get(url, { headers: { "If-None-Match": made.headers.etag ?? "" } })).status).toBe(304);
  }
  // Whoever saves data gets the smallest form that fills a phone, which no shared cache may store for others.
  const large = artworkUrl(tusker.portraitUrl, { aspect: "4:5", width: 1200 });
  const saving = await get(large, { headers: { "Save-Data": "on" } });
  expect((await sharp(saving.body).metadata()).width).toBe(400);
  expect(saving.headers).toMatchObject({ "cache-control": PRIVATELY_FOR_EVER, vary: "Save-Data" });
  const small = await get(urls[1] ?? "", { headers: { "Save-Data": "on" } });
  expect((await sharp(small.body).metadata()).width).toBe(120);
  expect(small.headers["cache-control"]).toBe(FOR_EVER);
  expect((await filesOf(services)).filter((name) => name.includes("-1200-"))).toEqual([]);
});

test("an old address redirects to the current one, which shows the change", async () => {
  const { services, tusker, get } = await openImages();
  const before = (await get(tusker.portraitUrl)).text;
  const { entry: dead } = await changeEntry(
    services,
    { kind: "tusker", id: tusker._id },
    { ...tuskerFields(), status: "dead" },
    undefined,
  );
  expect(dead.portraitUrl).not.toBe(tusker.portraitUrl);
  const moved = await get(tusker.portraitUrl);
  expect([moved.status, moved.headers.location]).toEqual([302, dead.portraitUrl]);
  expect(moved.headers["cache-control"]).toBe("no-store");
  const variant = { aspect: "1:1", width: 120 } as const;
  const small = await get(artworkUrl(tusker.portraitUrl, variant));
  expect(small.headers.location).toBe(artworkUrl(dead.portraitUrl, variant));
  expect((await get(tusker.cardUrl)).headers.location).toBe(dead.cardUrl);
  expect((await get(dead.portraitUrl)).text).not.toBe(before);
  const { entry: corrected } = await changeEntry(
    services,
    { kind: "tusker", id: tusker._id },
    { ...tuskerFields(), portrait: { pose: "side", habitat: "coast" } },
    undefined,
  );
  expect(corrected.portraitAlt).toContain("seen from the side");
  expect((await get(corrected.portraitUrl)).text).toContain("seen from the side");
});

test("a change that the drawing does not show leaves its address alone", async () => {
  const { services, tusker } = await openImages();
  const { entry: later } = await changeEntry(
    services,
    { kind: "tusker", id: tusker._id },
    { ...tuskerFields(), origin: "Captured in 1960" },
    undefined,
  );
  expect(later.portraitUrl).toBe(tusker.portraitUrl);
  expect(later.cardUrl).toBe(tusker.cardUrl);
});

test("drawings of drafts, entries in the bin and articles of tomorrow are for those who know the address", async () => {
  const { services, tusker, get } = await openImages();
  const { entry: draft } = await createEntry(services, "tusker", tuskerFields({ name: "Raja", publication: "draft" }));
  const { entry: article } = await createEntry(
    services,
    "article",
    articleFields({ title: "Soon", publishDate: "2026-03-02" }),
  );
  await binEntry(services, { kind: "tusker", id: tusker._id }, undefined, { by: "keeper" });
  const { portrait_hash: hash } = await services.db.read
    .selectFrom("tuskers")
    .select("portrait_hash")
    .where("id", "=", tusker._id)
    .executeTakeFirstOrThrow();
  const binned = tusker.portraitUrl.replace(/[0-9a-f]{12}(?=\.svg)/, hash);
  expect((await get(tusker.portraitUrl)).status).toBe(404);
  for (const url of [draft.portraitUrl, binned, article.landscapeUrl]) {
    const answer = await get(url);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, PRIVATELY_FOR_EVER]);
    expect((await get(url.replace(/[0-9a-f]{12}(?=\.svg)/, "000000000000"))).status).toBe(404);
  }
  const small = artworkUrl(draft.portraitUrl, { aspect: "4:5", width: 120 });
  expect((await get(small)).headers["cache-control"]).toBe("no-store");
  await services.drawings.settled();
  const made = await get(small);
  expect([made.headers["content-type"], made.headers["cache-control"]]).toEqual(["image/avif", PRIVATELY_FOR_EVER]);
  services.clock.set("2026-03-02T06:00:00.000Z");
  expect((await get(article.landscapeUrl)).headers["cache-control"]).toBe(FOR_EVER);
});

test("the address of a drawing that is not public cannot be guessed", async () => {
  const { services, get } = await openImages();
  const fields = articleFields({ title: "Poaching ring uncovered", category: "wildlife", tags: ["Yala"] });
  const hash = drawingHash(articleLandscape({ slug: "poaching-ring-uncovered", tags: ["Yala"], category: "wildlife" }));
  const url = `/landscapes/poaching-ring-uncovered-3x2-${hash}.svg`;
  const { entry: article } = await createEntry(services, "article", { ...fields, publication: "draft" });
  const change = (sent: object) =>
    changeEntry(services, { kind: "article", id: article._id }, { ...fields, ...sent }, undefined);
  const status = async () => (await get(url)).status;
  expect(await status()).toBe(404);
  expect((await get(article.landscapeUrl)).status).toBe(200);
  // Once published, it has the address that it has always had.
  expect((await change({ publication: "published" })).entry.landscapeUrl).toBe(url);
  expect(await status()).toBe(200);
  await change({ publication: "published", publishDate: "2026-03-02" });
  expect(await status()).toBe(404);
  await change({ publication: "published", publishDate: "2026-03-01" });
  await binEntry(services, { kind: "article", id: article._id }, undefined, { by: null });
  expect(await status()).toBe(404);
  await unbinEntry(services, { kind: "article", id: article._id }, { by: null });
  expect(await status()).toBe(200);
});

test("what an older release drew of drafts gets an address that cannot be worked out", async () => {
  const { services, get } = await openImages();
  const { entry: article } = await createEntry(
    services,
    "article",
    articleFields({ title: "Soon", publication: "draft" }),
  );
  const old = { landscape_hash: "0123456789ab", html_version: 1 };
  await services.db.write.updateTable("articles").set(old).where("id", "=", article._id).execute();
  await services.db.write.deleteFrom("site_state").where("key", "=", "render_version").execute();
  expect((await get("/landscapes/soon-3x2-0123456789ab.svg")).status).toBe(200);
  await renderOutdatedEntries(services.db);
  expect((await get("/landscapes/soon-3x2-0123456789ab.svg")).status).toBe(404);
  expect((await get(article.landscapeUrl)).status).toBe(200);
});

test("drafts, entries in the bin and articles of tomorrow have no card to share", async () => {
  const { services, tusker, get } = await openImages();
  const { entry: draft } = await createEntry(services, "tusker", tuskerFields({ name: "Raja", publication: "draft" }));
  const { entry: article } = await createEntry(
    services,
    "article",
    articleFields({ title: "Soon", publishDate: "2026-03-02" }),
  );
  await binEntry(services, { kind: "tusker", id: tusker._id }, undefined, { by: "keeper" });
  for (const { cardUrl } of [draft, tusker, article]) expect((await get(cardUrl)).status).toBe(404);
});

const NOWHERE = [
  "/portraits/gemunu-4x5.svg",
  "/portraits/gemunu-4x5-400-HASH.svg",
  "/portraits/gemunu-4x5-HASH.avif",
  "/portraits/gemunu-4x5-401-HASH.avif",
  "/portraits/gemunu-2x1-HASH.svg",
  "/portraits/GEMUNU-4x5-HASH.svg",
  "/portraits/raja-4x5-HASH.svg",
  "/portraits/..%2fgemunu-4x5-HASH.svg",
  "/portraits/%ff",
  "/landscapes/gemunu-4x5-HASH.svg",
  "/cards/tuskers/raja-HASH.png",
  "/cards/tuskers/gemunu.png",
  "/cards/others/gemunu-HASH.png",
  "/cards/toString.png",
  "/illustrations/charts/none.svg",
  "/illustrations/charts/constructor.svg",
  "/illustrations/charts/electrocuted.png",
  "/illustrations/features/tusks.three.svg",
];

test("there is nothing at addresses that no drawing has, and nothing is made for them", async () => {
  const { services, tusker, get } = await openImages();
  const hash = /[0-9a-f]{12}/.exec(tusker.portraitUrl)?.[0] ?? "";
  for (const path of NOWHERE) {
    const answer = await get(path.replace("HASH", hash));
    expect(answer.status, path).toBe(404);
    expect(answer.headers["cache-control"] ?? "", path).not.toContain("immutable");
  }
  // An invented hash of a present entry leads to its present drawing, which is made for whoever follows.
  for (const width of [120, 400, 800, 1200]) await get(`/portraits/gemunu-4x5-${width}-0123456789ab.avif`);
  await get("/cards/tuskers/gemunu-0123456789ab.png");
  const idle = { running: 0, waiting: 0 };
  expect(services.drawings.counts()).toEqual({ drawings: idle, cards: idle });
  expect(await filesOf(services)).toEqual([]);
});

test("cards are small PNG images of 1200 by 630, and are cached", async () => {
  const { services, tusker, article, get } = await openImages();
  for (const [url, cacheControl] of [
    [tusker.cardUrl, FOR_EVER],
    [article.cardUrl, FOR_EVER],
    ["/cards/site.png", "public, max-age=86400"],
  ] as const) {
    const first = await get(url);
    expect([first.status, first.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(first.headers["cache-control"]).toBe(cacheControl);
    const { width, height, format } = await sharp(first.body).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(first.body.length).toBeLessThan(300_000);
    expect((await get(url)).body.equals(first.body)).toBe(true);
  }
  expect((await filesOf(services)).filter((name) => name.endsWith(".png"))).toHaveLength(3);
});

test("a card has another address when anything on it changes", async () => {
  const { services, tusker, get } = await openImages();
  const { entry: later } = await changeEntry(
    services,
    { kind: "tusker", id: tusker._id },
    { ...tuskerFields(), statusAsOf: "2025-09" },
    undefined,
  );
  expect(later.cardUrl).not.toBe(tusker.cardUrl);
  expect((await get(tusker.cardUrl)).headers.location).toBe(later.cardUrl);
  expect((await get(later.cardUrl)).status).toBe(200);
});

test("every chart of the articles is served", async () => {
  const { get } = await openImages();
  for (const name of Object.keys(CHART_SIZES) as (keyof typeof CHART_SIZES)[]) {
    const answer = await get(chartUrl(name));
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(flawsOfSvg(answer.text)).toEqual([]);
  }
});

test("upkeep makes nothing, and removes what no entry has any more", async () => {
  const { services, tusker, article, get } = await openImages();
  const { drawings, config } = services;
  const old = artworkUrl(tusker.portraitUrl, { aspect: "4:5", width: 120 });
  const present = artworkUrl(article.landscapeUrl, { aspect: "3:2", width: 120 });
  for (const url of [old, present]) await get(url);
  await drawings.settled();
  const longAgo = new Date("2026-02-01");
  for (const url of [old, present]) await utimes(join(config.dataDir, "drawings", url), longAgo, longAgo);
  const tuskerOfNow = { ...tuskerFields(), status: "dead" as const };
  await changeEntry(services, { kind: "tusker", id: tusker._id }, tuskerOfNow, undefined);
  drawings.beginUpkeep();
  await drawings.settled();
  expect(await filesOf(services)).toEqual([present.slice(1)]);
});

test("closing the services ends the work at once, and nothing is written afterwards", async () => {
  const { services, tusker, get } = await openImages();
  for (const width of [120, 400, 800] as const) await get(artworkUrl(tusker.portraitUrl, { aspect: "4:5", width }));
  services.drawings.beginUpkeep();
  await services.drawings.close();
  const present = await filesOf(services);
  expect(present.filter((name) => name.endsWith(".avif")).length).toBeLessThanOrEqual(1);
  expect(present.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  await get(artworkUrl(tusker.portraitUrl, { aspect: "1:1", width: 120 }));
  expect(services.drawings.counts().drawings).toEqual({ running: 0, waiting: 0 });
  expect(await filesOf(services)).toEqual(present);
});

test.each(PLATE_VIEWS)("the drawing of recorded features is served from the %s, whichever they are", async (view) => {
  const { get } = await openImages();
  const path = plateUrl([{ character: "tusk_form", state: "crossed" }], view);
  const answer = await get(path);
  expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  const svg = answer.text;
  expect(flawsOfSvg(svg)).toEqual([]);
  expect(svg).toContain('<symbol id="plate"');
  const again = await get(path, { headers: { "If-None-Match": String(answer.headers.etag) } });
  expect(again.status).toBe(304);
});
