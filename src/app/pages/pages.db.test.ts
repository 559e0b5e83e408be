import { expect, test } from "vitest";
import { openTestSite } from "../../../tests/support/test-site.ts";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import { PUBLIC_PAGES } from "./pages.ts";

const pathsIn = (navigation: "main" | "footer"): string[] =>
  PUBLIC_PAGES.filter((page) => page.navigation.split(" and ").includes(navigation)).map(({ path }) => path);

/** The distinct link addresses in one part of a page. */
function linksIn(html: string, label: string): string[] {
  const [, part = ""] = new RegExp(`<nav aria-label="${label}"[^>]*>(.*?)</nav>`, "s").exec(html) ?? [];
  return [...new Set([...part.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? ""))];
}

test("every public page has one address, and every address a page", async () => {
  expect(new Set(PUBLIC_PAGES.map(({ path }) => path)).size).toBe(PUBLIC_PAGES.length);
  const site = await openTestSite();
  const missing: string[] = [];
  for (const { path } of PUBLIC_PAGES.filter(({ path }) => !path.includes(":") && path !== "/not-found")) {
    if ((await site.get(path)).status === 404) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test.each([
  ["Main", "main"],
  ["Footer", "footer"],
] as const)(
  "the navigation %s links to the pages that are meant for it, and to no others",
  async (label, navigation) => {
    const site = await openTestSite();
    const html = String((await site.get("/about")).body);
    expect(linksIn(html, label).sort()).toEqual(pathsIn(navigation).sort());
  },
);

test("the sitemap names the pages that are meant for it", async () => {
  const site = await openTestSite();
  const named = [...String((await site.get("/sitemap.xml")).body).matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const meant = PUBLIC_PAGES.filter(({ sitemap }) => !["no", "each entry", "each place"].includes(sitemap));
  const places = PLACE_KEYS.map((key) => `/places/${key}`);
  const inEach = [...meant.map(({ path }) => path), ...places].flatMap((path) =>
    LANGUAGES.map((language) => addressIn(language, path)),
  );
  expect(named.map(([, path]) => path).sort()).toEqual(inEach.sort());
});
