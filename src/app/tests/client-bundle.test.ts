import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILD_FOLDER, ensureBuilt } from "../../../tests/support/built-site.ts";
import { weighPage } from "../../../tests/support/page-weight.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";
import routes from "../../routes.ts";
import { PUBLIC_PAGES } from "../../site/pages.ts";

/**
 * For all scripts of a first visit to a public page, in bytes after gzip. React and its router have 107,000; finding
 * out whether to offer another language, and marking what stays English, have 1,000; the line and the offer of the guide,
 * and the end of printed pages, 500; locations in the language of the page, 200; the question about cookies, which is in
 * every page, 1,200.
 */
const SCRIPT_BUDGET = 130_600;
/** What the key may load beyond the lightest page: it is opened in parks, on phones with little signal. */
const KEY_MORE = 10_200;

/** Strings that occur only in server code, or in packages that only the server may use. */
const SERVER_WORDS = [
  "node:sqlite",
  "node:fs",
  "kysely",
  "argon2",
  "search_text",
  "DATA_DIR",
  "X-Forwarded-For",
  "BreadcrumbList",
  "twitter:card",
];

/** Strings that occur only in the admin area, its styles and the packages that only it may use. */
const ADMIN_WORDS = ["ZodError", "desk-draft:", "sign-in-ended", "admin/migration-test"];

test("what browsers load holds nothing of the server", async () => {
  await ensureBuilt();
  const folder = join(BUILD_FOLDER, "client/assets");
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const found = [];
  for (const name of scripts) {
    const code = await readFile(join(folder, name), "utf8");
    found.push(...SERVER_WORDS.filter((word) => code.includes(word)).map((word) => `${name}: ${word}`));
  }
  expect(found).toEqual([]);
});

/** The public routes from the router, each with an address that matches it. */
function publicAddresses(previewUrl: string): string[] {
  const publicRoutes = routes.flatMap(({ file, children = [] }) =>
    file === "site/layout/public-layout.tsx" ? children : [],
  );
  return publicRoutes.map(({ path = "" }) =>
    `/${path}`
      .replace("/tuskers/:slug", "/tuskers/gemunu")
      .replace("/articles/:slug", "/articles/why-tusks-are-rare")
      .replace("/places/:place", "/places/yala")
      .replace("/sources/:key", "/sources/S1")
      .replace("/:id", "/0123456789abcdef01234567")
      .replace("/preview/:token", previewUrl)
      .replace("/review/:token", `/review/${"a".repeat(43)}`)
      .replace("/letters/:token", `/letters/${"a".repeat(43)}`)
      .replace("/search-results", "/search-results?q=gemunu")
      .replace("/*", "/nowhere"),
  );
}

const budgetOf = (address: string): number => (address === "/key" ? SCRIPT_BUDGET + KEY_MORE : SCRIPT_BUDGET);

/** The scripts that a page's own ones import when a link leads on: what makes the content of pages. */
const importedLater = (code: string): string[] =>
  [...code.matchAll(/\bimport\(\s*[`"']\.\/([\w.-]+\.js)[`"']\s*\)/g)].map(([, name = ""]) => name);

test("the scripts of each public page stay within their budget, and hold nothing of the administrators' part", async () => {
  const site = await openTestSite();
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() });
  await site.call("POST", "/api/articles", { token: site.token, json: someArticle() });
  const preview = { kind: "tusker", entry: someTusker() };
  const made = await site.call("POST", "/api/previews", { token: site.token, json: preview });
  const addresses = publicAddresses(((await made.json()) as { url: string }).url);
  expect(addresses.length).toBeGreaterThan(12);
  expect(addresses.filter((address) => /[:*]/.test(address))).toEqual([]);
  let later = 0;
  const sizes: Record<string, number> = {};
  for (const address of addresses) {
    const { scripts, scriptFiles, code } = await weighPage(address, async (path) => (await site.get(path)).body);
    sizes[address] = scripts;
    expect(scriptFiles, address).toBeGreaterThan(3);
    expect(scripts, address).toBeLessThanOrEqual(budgetOf(address));
    // No document names a style sheet of its own for content that is imported later: it would be without styles.
    const document = String((await site.get(address)).body);
    // Those that the manifest lists for a route are loaded with the route.
    const sheets = [...code.replaceAll(/"css":\[[^\]]*\]/g, "").matchAll(/assets\/[\w.-]+\.css/g)].map(
      ([name]) => name,
    );
    expect([address, ...sheets.filter((name) => !document.includes(name))]).toEqual([address]);
    if (importedLater(code).length > 0) later += 1;
    expect([address, ...ADMIN_WORDS.filter((word) => code.includes(word))]).toEqual([address]);
  }
  expect(later).toBeGreaterThan(10);
  expect(sizes["/key"]).toBeLessThanOrEqual(Math.min(...Object.values(sizes)) + KEY_MORE);
  const admin = await weighPage("/admin/dashboard/addtusker", async (path) => (await site.get(path)).body);
  // Guards against outdated strings, which would never be found anywhere.
  expect(ADMIN_WORDS.filter((word) => !admin.code.includes(word))).toEqual([]);
});

test("the pages that the server renders whole have a small script of their own, and nothing of React", async () => {
  const site = await openTestSite();
  for (const { path } of PUBLIC_PAGES.filter(({ file }) => file === undefined)) {
    const { scripts, scriptFiles } = await weighPage(path, async (asked) => (await site.get(asked)).body);
    expect([path, scriptFiles]).toEqual([path, 2]);
    expect(scripts, path).toBeLessThanOrEqual(5_000);
  }
});
