import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILD_FOLDER, ensureBuilt } from "../../../../tests/support/built-site.ts";
import { weighPage } from "../../../../tests/support/page-weight.ts";
import { someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import { PUBLIC_PAGES } from "../../pages/pages.ts";

/** For the scripts of a page, in bytes after gzip: they move between pages, and let the frame and the content react. */
const SCRIPT_BUDGET = 12_000;
/** The same with React and a part that it takes over; the key weighs answers in the browser. */
const ISLAND_BUDGET = 84_500;
const KEY_BUDGET = 90_000;

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

/** The public pages, each with an address that matches it. */
const publicAddresses = (previewUrl: string): string[] =>
  PUBLIC_PAGES.map(({ path }) =>
    path
      .replace("/tuskers/:slug", "/tuskers/gemunu")
      .replace("/articles/:slug", "/articles/why-tusks-are-rare")
      .replace("/places/:place", "/places/yala")
      .replace("/sources/:key", "/sources/S1")
      .replace("/:id", "/0123456789abcdef01234567")
      .replace("/preview/:token", previewUrl)
      .replace("/review/:token", `/review/${"a".repeat(43)}`)
      .replace("/letters/:token", `/letters/${"a".repeat(43)}`)
      .replace("/search-results", "/search-results?q=gemunu"),
  );

/** The scripts that a page's own ones load later. */
const importedLater = (code: string): string[] =>
  [...code.matchAll(/\bimport\(\s*[`"']\.\/([\w.-]+\.js)[`"']\s*\)/g)].map(([, name = ""]) => name);

const REACT = "react.transitional.element";

test("the scripts of each public page stay within their budget, and hold nothing of React or of the administrators' part", async () => {
  const site = await openTestSite();
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() });
  await site.call("POST", "/api/articles", { token: site.token, json: someArticle() });
  const preview = { kind: "tusker", entry: someTusker() };
  const made = await site.call("POST", "/api/previews", { token: site.token, json: preview });
  const addresses = publicAddresses(((await made.json()) as { url: string }).url);
  expect(addresses.length).toBeGreaterThan(12);
  expect(addresses.filter((address) => address.includes(":"))).toEqual([]);
  for (const address of addresses) {
    const { scripts, scriptFiles, code } = await weighPage(address, async (path) => (await site.get(path)).body);
    // An address that redirects has none.
    if (scriptFiles === 0) continue;
    expect([address, scriptFiles]).toEqual([address, 2]);
    expect(scripts, address).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect([address, ...[...ADMIN_WORDS, REACT].filter((word) => code.includes(word))]).toEqual([address]);
  }
  const admin = await weighPage("/admin/dashboard/addtusker", async (path) => (await site.get(path)).body);
  // Guards against outdated strings, which would never be found anywhere.
  expect([...ADMIN_WORDS, REACT].filter((word) => !admin.code.includes(word))).toEqual([]);
});

test("the parts that React takes over stay within their budget", async () => {
  const site = await openTestSite();
  const fetch = async (path: string) => (await site.get(path)).body;
  const { code } = await weighPage("/contact", fetch);
  const islands = importedLater(code).find((name) => name.startsWith("entry.islands"));
  expect(islands).toBeDefined();
  const loader = String(await fetch(`/assets/${islands}`));
  const parts = importedLater(loader).filter((name) => /^(?:contact-form|guide-screen|key-screen)-/.test(name));
  expect(parts).toHaveLength(3);
  const own = /src="(\/assets\/[^"]+\.js)"/.exec(String(await fetch("/contact")))?.[1];
  for (const part of parts) {
    const names = [own, `/assets/${islands}`, `/assets/${part}`].map((name) => `"${name}"`).join();
    const { scripts, code: all } = await weighPage("", async (path) =>
      path === "" ? Buffer.from(names) : fetch(path),
    );
    expect(scripts, part).toBeLessThanOrEqual(part.startsWith("key") ? KEY_BUDGET : ISLAND_BUDGET);
    expect([part, ...ADMIN_WORDS.filter((word) => all.includes(word))]).toEqual([part]);
  }
});

test("pages that most visitors open have all their styles in the first sheet", async () => {
  const site = await openTestSite();
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() });
  await site.call("POST", "/api/articles", { token: site.token, json: someArticle() });
  const text = async (path: string) => (await site.get(path)).text;
  const sheetsOf = (html: string) =>
    [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
  const classesOf = (css: string) => new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = ""]) => name));
  const [first = "", second = ""] = sheetsOf(await text("/about"));
  const [most, further] = [classesOf(await text(first)), classesOf(await text(second))];
  expect(further.size).toBeGreaterThan(50);
  for (const address of ["/", "/tuskers", "/tuskers/gemunu", "/articles", "/articles/why-tusks-are-rare", "/nowhere"]) {
    const html = await text(address);
    expect([address, sheetsOf(html)]).toEqual([address, [first]]);
    const used = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    expect([address, ...used.filter((name) => further.has(name) && !most.has(name))]).toEqual([address]);
  }
});
