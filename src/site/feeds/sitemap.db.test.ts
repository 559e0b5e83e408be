import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { PUBLIC_PAGES } from "../../app/pages/pages.ts";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { LANGUAGES } from "../../platform/languages/language.ts";
import { ENTRIES_PER_SHEET, IMAGES_PER_ADDRESS, sitemapSheet } from "./sitemap.server.ts";
import { findSitemapSheet, sitemap } from "./sitemap-sheets.server.ts";

const SITE_URL = "https://tuskers.example";
const locations = (xml = ""): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text = ""]) => text);

test("addresses are whole, and nothing in them can break the file", () => {
  const xml = sitemapSheet(SITE_URL, [
    { path: "/tuskers/a?x=1&y=<2>", pictures: ["/uploads/public/it's.jpg", "https://store.example/public/b.jpg"] },
  ]);
  expect(xml).toContain("<loc>https://tuskers.example/tuskers/a?x=1&amp;y=%3C2%3E</loc>");
  expect(xml).toContain("<image:loc>https://tuskers.example/uploads/public/it&apos;s.jpg</image:loc>");
  expect(xml).toContain("<image:loc>https://store.example/public/b.jpg</image:loc>");
});

test("the fullest file there can be stays below 50 MB and 50,000 addresses", () => {
  const longest = "a".repeat(120);
  const entry = {
    path: `/tuskers/${"a".repeat(80)}`,
    lastModified: new Date(0),
    pictures: Array.from({ length: IMAGES_PER_ADDRESS + 50 }, () => `/uploads/public/${longest}`),
  };
  const xml = sitemapSheet(SITE_URL, Array(ENTRIES_PER_SHEET).fill(entry));
  expect(locations(xml).length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  expect(locations(xml)).toHaveLength(ENTRIES_PER_SHEET * LANGUAGES.length);
});

test("what does not fit into one file is spread over several, each address once", async () => {
  const { services, call, token } = await openTestApi({ SITE_URL });
  const names = Array.from({ length: 7 }, (_, index) => `Tusker ${index + 1}`);
  for (const name of names) await call("POST", "/api/tuskers", { token, json: someTusker({ name }) });
  for (const title of ["One", "Two"]) await call("POST", "/api/articles", { token, json: someArticle({ title }) });
  const needs = { ...services, pages: PUBLIC_PAGES };
  const whole = locations(await sitemap(needs, 19 + PLACE_KEYS.length + 9));
  expect(whole).toHaveLength((19 + PLACE_KEYS.length + 9) * LANGUAGES.length);

  const index = await sitemap(needs, 3);
  expect(index).toContain("<sitemapindex ");
  const sheets = locations(index).map((url) => new URL(url).pathname);
  expect(sheets).toEqual([
    "/sitemaps/pages.xml",
    "/sitemaps/tuskers-1.xml",
    "/sitemaps/tuskers-2.xml",
    "/sitemaps/tuskers-3.xml",
    "/sitemaps/articles-1.xml",
  ]);
  const spread: string[] = [];
  for (const path of sheets) {
    const name = path.replace("/sitemaps/", "").replace(".xml", "");
    spread.push(...locations(await findSitemapSheet(needs, name, 3)));
  }
  expect(spread).toEqual(whole);
  expect(await findSitemapSheet(needs, "tuskers-4", 3)).toBeUndefined();
  expect(await findSitemapSheet(needs, "tuskers-0", 3)).toBeUndefined();
  expect(await findSitemapSheet(needs, "others-1", 3)).toBeUndefined();
});
