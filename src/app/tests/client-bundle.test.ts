import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILD_FOLDER, ensureBuilt } from "../../../tests/support/built-site.ts";
import { weighPage } from "../../../tests/support/page-weight.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";
import routes from "../../routes.ts";

/** The budget for all scripts of a public page together, in bytes after gzip. */
const SCRIPT_BUDGET = 134_000;
/** A preview shows a tusker or an article, and carries the screens of both; only those who were sent its link load it. */
const PREVIEW_BUDGET = 149_000;
/** The pages of tuskers, of all lives and of places show the record: its closed lists have some 150 words. */
const RECORD_BUDGET = 145_000;

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
      .replace("/search-results", "/search-results?q=gemunu")
      .replace("/*", "/nowhere"),
  );
}

const budgetOf = (address: string): number => {
  if (address.startsWith("/preview/")) return PREVIEW_BUDGET;
  return /^\/(?:tuskers\/|record|places\/)/.test(address) ? RECORD_BUDGET : SCRIPT_BUDGET;
};

test("the scripts of each public page stay within their budget, and hold nothing of the administrators' part", async () => {
  const site = await openTestSite();
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() });
  await site.call("POST", "/api/articles", { token: site.token, json: someArticle() });
  const preview = { kind: "tusker", entry: someTusker() };
  const made = await site.call("POST", "/api/previews", { token: site.token, json: preview });
  const addresses = publicAddresses(((await made.json()) as { url: string }).url);
  expect(addresses.length).toBeGreaterThan(12);
  expect(addresses.filter((address) => /[:*]/.test(address))).toEqual([]);
  for (const address of addresses) {
    const { scripts, scriptFiles, code } = await weighPage(address, async (path) => (await site.get(path)).body);
    expect(scriptFiles, address).toBeGreaterThan(3);
    expect(scripts, address).toBeLessThanOrEqual(budgetOf(address));
    expect([address, ...ADMIN_WORDS.filter((word) => code.includes(word))]).toEqual([address]);
  }
  const admin = await weighPage("/admin/dashboard/addtusker", async (path) => (await site.get(path)).body);
  // Guards against outdated strings, which would never be found anywhere.
  expect(ADMIN_WORDS.filter((word) => !admin.code.includes(word))).toEqual([]);
});
