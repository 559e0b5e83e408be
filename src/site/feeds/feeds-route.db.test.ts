import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker, type TestApi } from "../../../tests/support/test-api.ts";
import { PUBLIC_PAGES } from "../../app/pages/pages.ts";
import { insertImage } from "../../content/images/image-rows.server.ts";
import { variantFileName } from "../../content/images/image-variants.ts";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { feedsRoute } from "./feeds-route.server.ts";

const SITE_URL = "https://tuskers.example";

async function openFeeds() {
  const testApi = await openTestApi({ SITE_URL });
  const feeds = feedsRoute({ ...testApi.services, pages: PUBLIC_PAGES, tuskerFeeds: [] });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await feeds.request(path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ...testApi, get };
}

async function add({ call, token }: TestApi, kind: "tuskers" | "articles", json: unknown) {
  const answer = await call("POST", `/api/${kind}`, { token, json });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { _id: string; slug: string };
}

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${element}>`, "gs"))].map(
    ([, text = ""]) => text,
  );

test("each document has its type, and a reader that has it is answered 304", async () => {
  const { get } = await openFeeds();
  const documents: [path: string, type: string][] = [
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/feeds/articles.xml", "application/atom+xml; charset=utf-8"],
    ["/feeds/directory.xml", "application/atom+xml; charset=utf-8"],
  ];
  for (const [path, type] of documents) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([path, 200, type]);
    const tag = String(answer.headers.get("ETag"));
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await get(path)).headers.get("ETag")).toBe(tag);
    const again = await get(path, { "If-None-Match": tag });
    expect([again.status, again.text]).toEqual([304, ""]);
  }
});

test("robots.txt keeps crawlers from what is no page for readers, and names the sitemap", async () => {
  const { get } = await openFeeds();
  const lines = (await get("/robots.txt")).text.split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => line.startsWith("Disallow:"))).toEqual([
    "Disallow: /admin",
    "Disallow: /preview",
    "Disallow: /review",
    "Disallow: /letters",
    "Disallow: /api",
  ]);
  expect(lines).toContain("Allow: /api/docs");
  expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

test("the sitemap names what is public, with the time of its change, and nothing else", async () => {
  const site = await openFeeds();
  await add(site, "tuskers", someTusker());
  await add(site, "tuskers", someTusker({ name: "A draft", publication: "draft" }));
  const gone = await add(site, "tuskers", someTusker({ name: "Gone" }));
  await site.call("DELETE", `/api/tuskers/${gone._id}`, { token: site.token });
  await add(site, "articles", someArticle());
  await add(site, "articles", someArticle({ title: "Tomorrow", publishDate: "2026-03-02" }));
  const { text } = await site.get("/sitemap.xml");
  expect(textsOf(text, "loc")).toEqual(
    [
      "/",
      "/tuskers",
      "/articles",
      "/record",
      "/record/statistics",
      "/record/questions",
      "/record/on-this-day",
      "/tusks-and-heights",
      "/places",
      "/sources",
      "/key",
      "/field-guide",
      "/data",
      "/paper",
      "/about",
      "/contact",
      "/privacy-policy",
      "/terms-of-service",
      "/licences",
      ...PLACE_KEYS.map((key) => `/places/${key}`),
      "/tuskers/gemunu",
      "/articles/why-tusks-are-rare",
    ].flatMap((path) => LANGUAGES.map((language) => new URL(addressIn(language, path), SITE_URL).href)),
  );
  expect(text).toMatch(/\/tuskers\/gemunu<\/loc><lastmod>2026-03-01T06:00:00\.000Z<\/lastmod><image:image><image:loc>/);
});

test("an article that is dated in the future is in sitemap and feed from the moment at which its day begins", async () => {
  const site = await openFeeds();
  await add(site, "articles", someArticle({ title: "Tomorrow", publishDate: "2026-03-02" }));
  const { clock } = site.services;
  clock.set("2026-03-01T18:29:59Z");
  expect((await site.get("/sitemap.xml")).text).not.toContain("/articles/tomorrow");
  expect(textsOf((await site.get("/feeds/articles.xml")).text, "entry")).toEqual([]);
  clock.set("2026-03-01T18:30:00Z");
  expect((await site.get("/sitemap.xml")).text).toContain(
    "/articles/tomorrow</loc><lastmod>2026-03-01T18:30:00.000Z</lastmod>",
  );
  const feed = (await site.get("/feeds/articles.xml")).text;
  expect(textsOf(feed, "updated")).toEqual(["2026-03-01T18:30:00.000Z", "2026-03-01T18:30:00.000Z"]);
});

test("the feed of articles has their whole texts, the newest first, with addresses that hold everywhere", async () => {
  const site = await openFeeds();
  const content = `<h2>A heading</h2>\n\nSee <a href="/tuskers/gemunu">Gemunu</a> & "others": 1 < 2, ]]> and ]]> too.`;
  await add(site, "articles", someArticle({ title: "Tusks & <tushes>", content, publishDate: "2026-02-20" }));
  const older = await add(site, "articles", someArticle({ title: "Older", publishDate: "2026-02-01", tags: ["a<b"] }));
  await add(site, "articles", someArticle({ title: "A draft", publication: "draft" }));
  const { text } = await site.get("/feeds/articles.xml");
  expect(textsOf(text, "title")).toEqual(["Sri Lankan Tuskers: articles", "Tusks &amp; &lt;tushes&gt;", "Older"]);
  expect(text).toContain(`<link rel="self" href="${SITE_URL}/feeds/articles.xml"/>`);
  expect(text).toContain(`href="${SITE_URL}/tuskers/gemunu"`);
  expect(text).toContain(`<id>${SITE_URL}/article/${older._id}</id>`);
  expect(text).toContain("<published>2026-02-19T18:30:00.000Z</published>");
  expect(textsOf(text, "content")[0]).toContain("1 &lt; 2, ]]&gt; and ]]&gt; too.");
  expect(text).not.toMatch(/(?:href|src)="\//);
});

test("an image is named by its widest form that all can show, and whole addresses lead to it in a feed", async () => {
  const site = await openFeeds();
  const { db, clock } = site.services;
  const shape = { width: 1600, height: 1200, bytes: 1 };
  for (const name of ["cover.jpg", "herd.jpg"]) {
    await insertImage(db.write, {
      ...shape,
      name,
      kind: "article",
      type: "image/jpeg",
      hash: "",
      placeholder: null,
      created_at: clock.now().toISOString(),
    });
  }
  const forms = (["image/webp", "image/jpeg"] as const).flatMap((type) =>
    [320, 1280].map((width) => ({
      name: variantFileName("herd.jpg", { width, type, hash: "0123456789ab" }),
      image_name: "herd.jpg",
      type,
      width,
      height: (width * 3) / 4,
      bytes: 1,
    })),
  );
  await db.write.insertInto("image_variants").values(forms).execute();
  const images = [imageUrlFor("cover.jpg"), imageUrlFor("herd.jpg")];
  await add(site, "articles", someArticle({ images, content: `<p>Words.</p><p><img src="${images[1]}"></p>` }));
  const widest = `${SITE_URL}/uploads/variants/herd-1280-0123456789ab`;
  expect((await site.get("/sitemap.xml")).text).toContain(`<image:loc>${widest}.jpg</image:loc>`);
  const { text } = await site.get("/feeds/articles.xml");
  expect(text).toContain(`/variants/herd-320-0123456789ab.webp 320w, ${widest}.webp 1280w"`);
  expect(text).not.toMatch(/(?:href|src|srcset|, ?)="?\/uploads/);
});

test("feeds show the cover before the text and the other images after it, with their captions, each once", async () => {
  const site = await openFeeds();
  const { db, clock } = site.services;
  const shape = { width: 1600, height: 1200, bytes: 1, type: "image/jpeg", hash: "", placeholder: null } as const;
  const names = ["cover.jpg", "herd.jpg", "calf.jpg"];
  for (const name of names) {
    await insertImage(db.write, { ...shape, name, kind: "article", created_at: clock.now().toISOString() });
  }
  const images = names.map(imageUrlFor);
  const imageDetails = [
    { url: images[0], alt: "The cover", credit: "A. Person", licence: "CC BY 4.0", takenOn: "2022-07" },
    { url: images[2], alt: "A calf" },
  ];
  const text = `<p>Words.</p><p><img src="${images[1]}"></p>`;
  await add(
    site,
    "articles",
    someArticle({ title: "Three", publishDate: "2026-02-20", images, imageDetails, content: text }),
  );
  await add(site, "articles", someArticle({ title: "Cover", publishDate: "2026-02-01", images: images.slice(0, 1) }));
  await add(site, "tuskers", someTusker({ images, imageDetails, description: text }));
  const shown = async (feed: string) =>
    textsOf((await site.get(`/feeds/${feed}.xml`)).text, "content").map((html) =>
      [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src = ""]) => src.replace(`${SITE_URL}/uploads/public/`, "")),
    );
  expect(await shown("articles")).toEqual([names, ["cover.jpg"]]);
  expect(await shown("directory")).toEqual([names]);
  for (const feed of ["articles", "directory"]) {
    const [html = ""] = textsOf((await site.get(`/feeds/${feed}.xml`)).text, "content");
    expect(html).toContain('alt="The cover"');
    expect(html).toMatch(/<figcaption>.*Photograph: A\. Person.*>CC BY 4\.0<\/a>.*July 2022<\/figcaption>/);
    expect(html).toMatch(/<figure><img [^>]*alt="A calf"[^>]*><\/figure>/);
  }
});

test("the directory's feed lists additions and changes, latest first", async () => {
  const site = await openFeeds();
  const first = await add(site, "tuskers", someTusker({ name: "Agbo" }));
  site.services.clock.advance(60_000);
  await add(site, "tuskers", someTusker({ name: "Barana", status: "dead", statusAsOf: "2022-07" }));
  const titles = async () => textsOf((await site.get("/feeds/directory.xml")).text, "title").slice(1);
  expect(await titles()).toEqual(["Added: Barana", "Added: Agbo"]);
  site.services.clock.advance(60_000);
  const changed = await site.call("PUT", `/api/tuskers/${first._id}`, {
    token: site.token,
    json: someTusker({ name: "Agbo", age: 41 }),
  });
  expect(changed.status).toBe(200);
  expect(await titles()).toEqual(["Changed: Agbo", "Added: Barana"]);
  const { text } = await site.get("/feeds/directory.xml");
  expect(text).toContain("Wild, Yala National Park. Dead by July 2022.");
  expect(textsOf(text, "updated")[0]).toBe("2026-03-01T06:02:00.000Z");
});

test("a tusker without an image stands in the directory's feed with his drawn portrait, as on his page", async () => {
  const site = await openFeeds();
  const { slug } = await add(site, "tuskers", someTusker({ name: "Agbo" }));
  for (const language of LANGUAGES) {
    const [html = ""] = textsOf((await site.get(addressIn(language, "/feeds/directory.xml"))).text, "content");
    const [, address = "", alt = "", caption = ""] =
      /<figure><img src="([^"]+)" alt="([^"]+)"[^>]*><figcaption>([^<]+)<\/figcaption><\/figure>/.exec(html) ?? [];
    expect(address).toMatch(new RegExp(`^${SITE_URL}/portraits/${slug}-4x5-[0-9a-f]{12}\\.svg$`));
    expect([alt, caption]).not.toContain("");
  }
});

test("feeds have the numbers of sources in brackets, and end with the list that they lead to", async () => {
  const site = await openFeeds();
  const sources = [
    { key: "S7", title: "Sunday Times <2022>", url: "https://paper.example/a?b=1&c=2", kind: "news" },
    { key: "S9", title: "A book", kind: "book" },
  ];
  const content = '<p>He was shot.<sup data-sources="S7 S9"></sup></p>';
  const article = await add(site, "articles", someArticle({ content, sources }));
  const tusker = await add(site, "tuskers", someTusker({ description: content, sources }));
  for (const [feed, page] of [
    ["articles", `/articles/${article.slug}`],
    ["directory", `/tuskers/${tusker.slug}`],
  ]) {
    const { text } = await site.get(`/feeds/${feed}.xml`);
    const [shown = ""] = textsOf(text, "content");
    const link = (number: number) =>
      `<a href="${SITE_URL}${page}#source-${number}" aria-label="Source ${number}">${number}</a>`;
    expect(shown).toContain(`<p>He was shot.<sup class="cite">[${link(1)}, ${link(2)}]</sup></p>`);
    expect(shown.slice(shown.indexOf("<h2>"))).toBe(
      '<h2>Sources</h2><ol><li><a href="https://paper.example/a?b=1&amp;c=2">Sunday Times &lt;2022></a></li><li>A book</li></ol>',
    );
  }
});
