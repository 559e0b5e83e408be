import { expect, test } from "vitest";
import { drawing } from "../../../../../tests/support/sample-images.ts";
import { SHIPPED_WITHOUT_SOURCES as SHIPPED } from "../../../../../tests/support/shipped-pages.ts";
import { encodeHere } from "../../../../../tests/support/stored-images.ts";
import { someArticle, someTusker } from "../../../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../../../tests/support/test-site.ts";
import { imageForm, incoming } from "../../../../../tests/support/upload-forms.ts";
import { storeUpload } from "../../../../content/image-library/uploads/store-upload.server.ts";
import { imageUrlFor } from "../../../../platform/storage/image-names.ts";

async function makePreview({ call, token }: TestSite, json: unknown): Promise<string> {
  const answer = await call("POST", "/api/previews", { token, json });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { url: string }).url;
}

const openDraft = async () => {
  const site = await openTestSite({ SITE_URL: "https://tuskers.example" });
  const entry = someTusker({ name: "Hidden bull", publication: "draft", description: "He walks at night." });
  return { ...site, url: await makePreview(site, { kind: "tusker", entry }) };
};

test("a preview is the public page under a bar that marks it as a preview", async () => {
  const site = await openTestSite();
  const fields = {
    name: "Raja",
    tags: ["yala"],
    description: "One.\n\nTwo.",
    sources: [{ title: "A paper", kind: "news" }],
  };
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker({ name: "Neela" }) });
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(fields) });
  const preview = await site.get(await makePreview(site, { kind: "tusker", entry: someTusker(fields) }));
  expect(preview.status).toBe(200);
  expect(preview.text).toContain("Preview: not public. Good until");
  expect(preview.text).toContain(
    '<time dateTime="2026-03-01T07:00:00.000Z" data-reader-clock="">12:30 in Sri Lanka</time>',
  );
  const mainOf = (html: string) => /<article\b[^>]*>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? "";
  // Removes the share links and everything that only a saved entry has, such as its final URLs.
  const comparable = (html: string) =>
    mainOf(html)
      .replace(/<div[^>]* role="group" aria-label="Share"[\s\S]*?data-share="more">[\s\S]*?<\/div>/g, "")
      .replaceAll(/\/preview-drawings\/[\w-]{43}\//g, "/portraits/")
      .replaceAll("raja-2", "raja")
      .replaceAll(/-[0-9a-f]{12}\./g, "-HASH.")
      .replaceAll(/Illustration: [^"]*/g, "Illustration")
      .replace(/<a href="[^"]*\/tell\?kind=photograph">[^<]*<\/a>/, "")
      .replace(/<p><a href="[^"]*\/tell">[^<]*<\/a><\/p>/, "");
  const published = await site.get("/tuskers/raja");
  expect(published.text).toContain('aria-label="Share"');
  expect(preview.text).not.toContain('aria-label="Share"');
  expect(comparable(published.text).length).toBeGreaterThan(1000);
  expect(comparable(preview.text)).toBe(comparable(published.text));
});

test("previews are neither cached nor indexed", async () => {
  const { get, url } = await openDraft();
  const page = await get(url);
  expect(page.status).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers["x-robots-tag"]).toBe("noindex");
  expect(page.headers.etag).toBeUndefined();
  expect(page.text).toContain('<meta name="robots" content="noindex"/>');
  expect(page.text).toContain("<title>Preview: Hidden bull | Sri Lankan Tuskers</title>");
  expect(page.text).not.toMatch(/rel="canonical"|ld\+json|og:|twitter:/);
  expect((await get("/robots.txt")).text).toContain("Disallow: /preview");
  expect((await get("/sitemap.xml")).text).not.toMatch(/preview|hidden-bull/);
  for (const address of ["/tuskers", "/tuskers/hidden-bull", "/feeds/directory.xml"]) {
    expect((await get(address)).text).not.toContain("Hidden bull");
  }
});

test("no analytics service is named on a preview, where all other pages name one", async () => {
  const site = await openTestSite({ GA_MEASUREMENT_ID: "G-TEST12345" });
  const page = await site.get(await makePreview(site, { kind: "article", entry: someArticle() }));
  expect(page.status).toBe(200);
  expect(page.headers["content-security-policy"]).not.toContain("google");
  expect(page.text).not.toContain('gtag("consent"');
  const home = await site.get("/");
  expect(home.headers["content-security-policy"]).toContain("google");
  expect(home.text).toContain('gtag("consent"');
});

test("drawings of what is not saved are there for as long as the link is good", async () => {
  const { get, url, services } = await openDraft();
  const { text } = await get(url);
  const [address = ""] = /\/preview-drawings\/[\w-]+\/hidden-bull-4x5-[0-9a-f]{12}\.svg/.exec(text) ?? [];
  const image = await get(address);
  expect([image.status, image.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect(image.headers["cache-control"]).toBe("no-store");
  expect(image.text).toMatch(/^<svg [\s\S]*<title[^>]*>Illustration: a tusker/);
  const compressed = await get(address, { headers: { "Accept-Encoding": "br" } });
  expect(compressed.headers["content-encoding"]).toBe("br");
  expect(compressed.body.byteLength).toBeLessThan(image.body.byteLength);
  expect((await get(address.replace("4x5-", "16x9-400-").replace(".svg", ".avif"))).status).toBe(200);
  for (const wrong of [
    address.replace(/[0-9a-f]{12}/, "0".repeat(12)),
    address.replace("hidden-bull", "other-bull"),
    address.replace(/\/[\w-]{43}\//, `/${"a".repeat(43)}/`),
    address.replace("-4x5-", "-4x7-"),
    // The public URL of the drawing does not exist before he is published.
    address.replace(/\/preview-drawings\/[\w-]+/, "/portraits"),
  ]) {
    expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);
  }
  services.clock.advance(60 * 60 * 1000);
  expect((await get(address)).status).toBe(404);
});

test("a preview of an article has its landscape", async () => {
  const site = await openTestSite();
  const page = await site.get(await makePreview(site, { kind: "article", entry: someArticle() }));
  expect(page.text).toContain("Why tusks are rare</h1>");
  const [address = ""] = /\/preview-drawings\/[\w-]+\/why-tusks-are-rare-16x9-[0-9a-f]{12}\.svg/.exec(page.text) ?? [];
  expect((await site.get(address)).text).toMatch(/^<svg /);
});

test("the link shows images that are not public, in the gallery and in the text", async () => {
  const site = await openTestSite();
  encodeHere(site.services);
  const names = ["raja.png", "rani.png", "sama.png"];
  for (const name of names) {
    await storeUpload(site.services, incoming(imageForm(await drawing().png().toBuffer(), name)));
  }
  const images = names.map(imageUrlFor);
  const description = `<p>He walks.</p><p><img src="${images[1]}"></p>`;
  const entries = [
    { kind: "tusker", entry: someTusker({ images, description, publication: "draft" }) },
    { kind: "article", entry: someArticle({ images, description, content: description, publication: "draft" }) },
  ];
  for (const entry of entries) {
    const page = await site.get(await makePreview(site, entry));
    const { text } = page;
    const addresses = new Set(text.match(/\/uploads\/(?:public|variants)\/[\w.-]+(?:\?preview=[\w-]{43})?/g));
    const shown = (name: string) => [...addresses].filter((address) => address.includes(`/${name}`));
    expect([shown("raja").length > 1, shown("rani").length > 1]).toEqual([true, true]);
    // The raw text in the page data contains the bare URL, which nothing loads.
    const loaded = [...text.matchAll(/(?:src|srcSet|srcset)="([^"]*\/uploads\/[^"]*)"/g)].flatMap(([, found = ""]) =>
      found.split(", ").map((part) => part.replace(/ \d+w$/, "")),
    );
    expect(loaded.length).toBeGreaterThan(3);
    for (const address of loaded) {
      expect([address, (await site.get(address)).status]).toEqual([address, 200]);
      expect([address, (await site.get(address.replace(/\?.*/, ""))).status]).toEqual([address, 404]);
    }
  }
});

test("a page is shown as it would stand, without being changed", async () => {
  const site = await openTestSite({ SITE_URL: "https://tuskers.example" });
  const changed = {
    home: { entry: { ...SHIPPED.home, heroTitle: "Tuskers, soon" }, shows: /<h1[^>]*>Tuskers, soon<\/h1>/ },
    about: { entry: { ...SHIPPED.about, heading: "A register, soon" }, shows: /<h1[^>]*>A register, soon<\/h1>/ },
    privacy: { entry: { ...SHIPPED.privacy, responsible: "<p>The keepers.</p>" }, shows: /<p>The keepers\.<\/p>/ },
    terms: { entry: { ...SHIPPED.terms, more: "<p>One more point.</p>" }, shows: /<p>One more point\.<\/p>/ },
  };
  for (const [id, { entry, shows }] of Object.entries(changed)) {
    const page = await site.get(await makePreview(site, { kind: "page", id, entry }));
    expect([id, page.status, page.headers["cache-control"]]).toEqual([id, 200, "no-store"]);
    expect(page.headers["x-robots-tag"]).toBe("noindex");
    expect(page.text).toMatch(shows);
    expect(page.text).toContain("Preview: not public.");
    expect(page.text).not.toMatch(/rel="canonical"|ld\+json|og:|twitter:/);
    const address = { home: "/", about: "/about", privacy: "/privacy-policy", terms: "/terms-of-service" }[id] ?? "";
    expect((await site.get(address)).text).not.toMatch(shows);
  }
});

test("the sources of a previewed page are those of the library, and its link ends after an hour", async () => {
  const site = await openTestSite();
  const { call, token } = site;
  await call("POST", "/api/sources", { token, json: { title: "The survey", kind: "official" } });
  const whyFigures = [{ value: "7,451", meaning: "elephants", note: "", sources: ["S1"] }];
  const url = await makePreview(site, { kind: "page", id: "home", entry: { ...SHIPPED.home, whyFigures } });
  const { text } = await site.get(url);
  expect(text).toContain('href="#source-1"');
  expect(text).toContain("The survey");
  site.services.clock.advance(60 * 60 * 1000);
  expect((await site.get(url)).status).toBe(410);
});

test("an expired link returns 410, an unknown one 404, both in plain words and uncached", async () => {
  const { get, url, services } = await openDraft();
  services.clock.advance(60 * 60 * 1000);
  const ended = await get(url);
  expect([ended.status, ended.headers["cache-control"], ended.headers["x-robots-tag"]]).toEqual([
    410,
    "no-store",
    "noindex",
  ]);
  expect(ended.text).toContain("Preview Ended</h1>");
  expect(ended.text).not.toContain("Hidden bull");
  const unknown = await get("/preview/nothing");
  expect([unknown.status, unknown.headers["cache-control"]]).toEqual([404, "no-store"]);
});
