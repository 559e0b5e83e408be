import type { APIResponse, Page } from "@playwright/test";
import { addressIn, LANGUAGES } from "../../src/platform/languages/language.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { addArticles } from "../support/sample-articles.ts";

test.beforeAll(({ site }) => addArticles(site));

/** Runs in the browser, whose parser is as strict as readers are. Written as text: tests know no DOM. */
const PARSE_XML = `(xml, wanted) => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const textOf = (element) => element.getAttribute("href") ?? element.textContent;
  const found = Object.entries(wanted).map(([name, selector]) => [
    name,
    [...document.querySelectorAll(selector)].map(textOf),
  ]);
  const error = document.querySelector("parsererror")?.textContent;
  return { error, root: document.documentElement.localName, found: Object.fromEntries(found) };
}`;

/** What stands in an XML document at each of the wanted selectors; fails where it cannot be parsed. */
async function readXml<Name extends string>(page: Page, answer: APIResponse, wanted: Record<Name, string>) {
  const call = `(${PARSE_XML})(${JSON.stringify(await answer.text())}, ${JSON.stringify(wanted)})`;
  const parsed: { error?: string; root: string; found: Record<Name, string[]> } = await page.evaluate(call);
  expect(parsed.error).toBeUndefined();
  return parsed;
}

const STATIC_PAGES = [
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
];

test("the sitemap lists exactly the public pages, and each of them answers", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  await page.goto("/");
  const sitemap = await page.request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  const { root, found } = await readXml(page, sitemap, { addresses: "url > loc", pictures: "image > loc" });
  expect(root).toBe("urlset");
  const slugs = async (kind: string) => {
    const entries = (await (await page.request.get(`/api/${kind}`)).json()) as { slug: string }[];
    return entries.map(({ slug }) => `/${kind}/${slug}`);
  };
  const places = (await (await page.request.get("/api/places")).json()) as { key: string }[];
  const paths = [
    ...STATIC_PAGES,
    ...places.map(({ key }) => `/places/${key}`),
    ...(await slugs("tuskers")),
    ...(await slugs("articles")),
  ];
  const expected = paths.flatMap((path) => LANGUAGES.map((language) => site.url + addressIn(language, path)));
  expect(found.addresses.toSorted()).toEqual(expected.toSorted());
  for (const address of found.addresses) {
    expect([address, (await page.request.get(address, { maxRedirects: 0 })).status()]).toEqual([address, 200]);
  }
  for (const image of [...found.pictures.slice(0, 2), ...found.pictures.slice(-2)]) {
    const answer = await page.request.get(image);
    expect([image, answer.status(), answer.headers()["content-type"]?.split("/")[0]]).toEqual([image, 200, "image"]);
  }
});

/** Every kind of public page, with the types of what it tells machines. */
const KINDS: [path: string, types: string[]][] = [
  ["/", ["WebSite"]],
  ["/about", ["BreadcrumbList"]],
  ["/contact", ["BreadcrumbList"]],
  ["/privacy-policy", ["BreadcrumbList"]],
  ["/terms-of-service", ["BreadcrumbList"]],
  ["/licences", ["BreadcrumbList"]],
  ["/places", ["BreadcrumbList"]],
  ["/places/yala", ["BreadcrumbList", "Place"]],
  ["/places/kandy", ["BreadcrumbList", "AdministrativeArea"]],
  ["/tuskers", ["BreadcrumbList", "ItemList"]],
  ["/tuskers?page=2", ["BreadcrumbList", "ItemList"]],
  ["/tuskers/gemunu", ["BreadcrumbList", "Thing", "WebPage"]],
  ["/articles", ["BreadcrumbList", "ItemList"]],
  ["/articles/counting-at-waterhole-1", ["BreadcrumbList", "Article"]],
];

for (const [path, types] of KINDS) {
  test(`${path} has all that a search engine or a shared link needs`, { tag: "@deep" }, async ({ page, site }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    const content = (selector: string) => page.locator(`meta[${selector}]`).getAttribute("content");
    expect(await page.title()).toContain("Sri Lankan Tuskers");
    const description = (await content("name=description")) ?? "";
    expect(description.length).toBeGreaterThan(10);
    expect([...description].length).toBeLessThanOrEqual(160);
    expect(await content("name=keywords")).not.toBe("");
    expect(await content("name=robots")).toMatch(/^index/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.url + path);
    expect(await content("property='og:url'")).toBe(site.url + path);
    expect(await content("property='og:description'")).toBe(description);
    expect(await content("name='twitter:card'")).toBe("summary_large_image");
    expect((await content("property='og:image:alt'"))?.length).toBeGreaterThan(5);
    const image = await page.request.get((await content("property='og:image'")) ?? "");
    expect([image.status(), image.headers()["content-type"]]).toEqual([200, "image/png"]);
    const feeds = page.locator("link[rel=alternate][type='application/atom+xml']");
    await expect(feeds).toHaveCount(/^\/(?:tuskers|places)\/\w/.test(path) ? 3 : 2);
    for (const feed of await feeds.all()) {
      const answer = await page.request.get((await feed.getAttribute("href")) ?? "");
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/atom+xml; charset=utf-8"]);
    }
    const scripts = page.locator("script[type='application/ld+json']");
    await expect(scripts).toHaveCount(1);
    const told = JSON.parse((await scripts.textContent()) ?? "") as Record<string, unknown>;
    expect(told["@context"]).toBe("https://schema.org");
    const graph = told["@graph"] as { "@type": string }[];
    expect(graph.map((thing) => thing["@type"]).sort()).toEqual([...types].sort());
    expect(JSON.stringify(graph)).not.toContain("undefined");
  });
}

test("title and meta tags follow the visitor, and nothing of the previous page remains", async ({
  page,
  site,
  trouble,
}) => {
  await page.goto("/tuskers?search=gemunu");
  await hydrated(page);
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
  await page.getByRole("main").getByRole("link", { name: "Gemunu" }).click();
  await expect(page).toHaveTitle("Gemunu | Sri Lankan Tuskers");
  const content = (selector: string) => page.locator(`meta[${selector}]`);
  const address = `${site.url}/tuskers/gemunu`;
  await expect(content("name=description")).toHaveAttribute("content", /plains of Yala/);
  await expect(content("name=robots")).toHaveAttribute("content", /^index/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
  await expect(content("property='og:url'")).toHaveAttribute("content", address);
  await expect(content("property='og:title'")).toHaveAttribute("content", "Gemunu");
  await expect(content("property='og:image'")).toHaveAttribute("content", /\/cards\/tuskers\/gemunu/);
  await expect(content("property='og:site_name'")).toHaveCount(1);
  await expect(content("property='og:type'")).toHaveCount(1);
  const told = page.locator("script[type='application/ld+json']");
  await expect(told).toHaveCount(1);
  expect(await told.textContent()).toContain(address);
  expect(await told.textContent()).not.toContain("search=gemunu");
  const feeds = page.locator("link[rel=alternate][type='application/atom+xml']");
  await expect(feeds).toHaveCount(3);
  await expect(feeds.and(page.locator("[href*=gemunu]"))).toHaveCount(1);
  expect(trouble.documents).toEqual(["/tuskers?search=gemunu"]);
});

test("an article's own words are in its head", { tag: "@deep" }, async ({ page, site }) => {
  await page.goto("/articles/why-the-gathering-comes-for-grass-not-water");
  const content = (property: string) => page.locator(`meta[property='${property}']`);
  await expect(content("og:type")).toHaveAttribute("content", "article");
  await expect(content("article:published_time")).toHaveAttribute("content", "2025-12-11T18:30:00.000Z");
  await expect(content("article:author")).toHaveAttribute("content", "Ananda Perera");
  await expect(content("article:section")).toHaveAttribute("content", "Conservation");
  await expect(content("article:tag")).toHaveCount(3);
  const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
  const { "@graph": graph } = JSON.parse(text) as { "@graph": Record<string, unknown>[] };
  expect(graph.find((thing) => thing["@type"] === "Article")).toMatchObject({
    headline: "Why the Gathering comes for grass, not water",
    datePublished: "2025-12-12",
    author: { "@type": "Person", name: "Ananda Perera" },
    url: `${site.url}/articles/why-the-gathering-comes-for-grass-not-water`,
  });
});

test("words that look like the end of a script stay words", async ({ page, site }) => {
  const made = await site.call("POST", "/api/articles", {
    title: "What </script> means",
    excerpt: "On </script><script>window.owned = true</script> and <!-- others.",
    content: "Some words.",
    author: "The editors",
    publishDate: "2025-01-02",
    category: "education",
  });
  const { _id, slug } = (await made.json()) as { _id: string; slug: string };
  await page.goto(`/articles/${slug}`);
  const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
  expect(text).not.toContain("<");
  expect(text).toContain("\\u003c/script");
  expect(JSON.parse(text)["@graph"][1].headline).toBe("What </script> means");
  expect(await page.evaluate("window.owned")).toBeUndefined();
  const feed = await page.request.get("/feeds/articles.xml");
  const { found } = await readXml(page, feed, { titles: "entry > title" });
  expect(found.titles).toContain("What &lt;/script&gt; means");
  await site.call("DELETE", `/api/articles/${_id}`);
});

const FEEDS: [path: string, entries: RegExp][] = [
  ["/feeds/articles.xml", /\/articles\/[a-z0-9-]+$/],
  ["/feeds/directory.xml", /\/tuskers\/[a-z0-9-]+$/],
];

for (const [path, address] of FEEDS) {
  test(`${path} is a valid feed whose entries can all be opened`, { tag: "@deep" }, async ({ page, site }) => {
    await page.goto("/");
    const answer = await page.request.get(path);
    expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const { root, found } = await readXml(page, answer, {
      head: "feed > id, feed > title, feed > updated, feed > author > name",
      self: "feed > link[rel=self]",
      ids: "entry > id",
      titles: "entry > title",
      updated: "entry > updated",
      links: "entry > link",
      contents: "entry > content[type=html]",
    });
    expect([root, found.head.length, found.self]).toEqual(["feed", 4, [site.url + path]]);
    const count = found.ids.length;
    expect(count).toBeGreaterThan(5);
    for (const list of [found.titles, found.updated, found.links, found.contents]) expect(list).toHaveLength(count);
    expect(new Set(found.ids).size).toBe(count);
    for (const time of found.updated) expect(new Date(time).toISOString()).toBe(time);
    for (const link of found.links) expect(link).toMatch(address);
    for (const link of [...found.links.slice(0, 5), ...found.ids.slice(0, 5)]) {
      expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    }
    for (const content of found.contents) expect(content).not.toMatch(/(?:src|href)="\//);
  });
}

test("the web manifest names icons that are there", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/site.webmanifest");
  const manifest = (await (await page.request.get("/site.webmanifest")).json()) as {
    name: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.name).toBe("Sri Lankan Tuskers");
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()["content-type"]?.split(";")[0]]).toEqual([src, 200, type]);
  }
});

test("pages that must not be indexed say so", { tag: "@deep" }, async ({ page }) => {
  for (const path of ["/search-results?search=gemunu", "/tuskers?status=missing", "/articles?search=count"]) {
    await page.goto(path);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /^noindex/);
  }
});

test("what a category holds is a page to find; a category that there is not, none", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto("/search-results?category=wild");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /^index/);
  await page.goto("/search-results?category=zebra");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /^noindex/);
});
