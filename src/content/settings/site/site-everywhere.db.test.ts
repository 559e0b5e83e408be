import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { hearOf } from "../../../../tests/support/test-services.ts";
import { openTestSite, type TestSite } from "../../../../tests/support/test-site.ts";
import { SHIPPED_SETTINGS, type SiteSettings } from "./site-settings.ts";

const inEnglish = (en: string) => ({ en, si: null, ta: null });
const NAME = "Tuskers of Lanka";
const BY = "https://creativecommons.org/licenses/by/4.0/";
const PAGES = [
  "/",
  "/tuskers/gemunu",
  "/articles/why-tusks-are-rare",
  "/about",
  "/contact",
  "/key",
  "/licences",
  "/nowhere",
];

async function openFilled(site: TestSite): Promise<TestSite> {
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker() });
  await site.call("POST", "/api/articles", { token: site.token, json: someArticle() });
  return site;
}

async function save(site: TestSite, settings: Partial<SiteSettings>): Promise<void> {
  const json = { ...SHIPPED_SETTINGS, ...settings };
  expect((await site.call("PUT", "/api/settings/site", { token: site.token, json })).status).toBe(200);
}

const text = async (site: TestSite, path: string) => (await site.get(path)).text;
const cardOf = (html: string) => /<meta property="og:image" content="http:\/\/[^/"]*([^"]*)"/.exec(html)?.[1] ?? "";

describe("what is not set", () => {
  test("is what is shipped, with all rights reserved", async () => {
    const site = await openFilled(await openTestSite());
    const home = await text(site, "/");
    expect(home).toContain("<title>Sri Lankan Tuskers: ");
    expect(home).toMatch(/© \d{4} Sri Lankan Tuskers\.(?:<!-- -->| )*All rights reserved\./);
    expect(home).toContain("Portraits on this site are illustrations");
    for (const page of PAGES) expect(await text(site, page)).not.toContain("creativecommons.org");
    expect(await text(site, "/licences")).toContain(
      "All rights in the texts, data and drawings of this site are reserved",
    );
    for (const feed of ["articles", "directory"]) {
      expect(await text(site, `/feeds/${feed}.xml`)).toContain("<rights>All rights reserved.</rights>");
    }
    expect(cardOf(home)).toBe("/cards/site.png");
  });
});

describe("a name", () => {
  test("stands on every page, in feeds, in the manifest, in structured data and on cards", async () => {
    const site = await openFilled(await openTestSite());
    const before = cardOf(await text(site, "/tuskers/gemunu"));
    await save(site, { name: inEnglish(NAME), description: inEnglish("All of them, by name.") });
    for (const page of PAGES) {
      const html = await text(site, page);
      expect(html).toContain(`<meta name="application-name" content="${NAME}"/>`);
      expect([page, html.includes("Sri Lankan Tuskers")]).toEqual([page, false]);
    }
    const home = await text(site, "/");
    expect(home).toContain(`<title>${NAME}: `);
    expect(home).toContain(`<meta property="og:site_name" content="${NAME}"/>`);
    expect(home).toContain(`"name":"${NAME}","url"`);
    expect(home).toContain('"description":"All of them, by name."');
    expect(await text(site, "/feeds/articles.xml")).toContain(`<title>${NAME}: articles</title>`);
    const manifest = JSON.parse(await text(site, "/site.webmanifest"));
    expect(manifest).toMatchObject({ name: NAME, short_name: NAME, description: "All of them, by name." });
    expect(await text(site, "/admin/login")).not.toContain("Sri Lankan Tuskers");
    const after = cardOf(await text(site, "/tuskers/gemunu"));
    expect(after).not.toBe(before);
    expect((await site.get(before)).headers.location).toBe(after);
    expect(cardOf(home)).toMatch(/^\/cards\/site\.png\?v=[0-9a-z]+$/);
  });

  test("is drawn on cards", { tags: ["deep"] }, async () => {
    const site = await openFilled(await openTestSite());
    const drawn = async (page: string) => {
      const answer = await site.get(cardOf(await text(site, page)));
      expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/png"]);
      return createHash("sha256").update(answer.body).digest("hex");
    };
    const before = [await drawn("/"), await drawn("/tuskers/gemunu")];
    await save(site, { name: inEnglish("The long and beautiful name of all the tuskers of Lanka") });
    const after = [await drawn("/"), await drawn("/tuskers/gemunu")];
    expect(after.filter((hash) => before.includes(hash))).toEqual([]);
    await save(site, {});
    expect([await drawn("/"), await drawn("/tuskers/gemunu")]).toEqual(before);
  });
});

test("a licence stands at the foot, in the head, in structured data, in feeds, and on both legal pages", async () => {
  const site = await openFilled(await openTestSite());
  await save(site, { licence: "CC-BY-4.0" });
  for (const page of PAGES) {
    expect(await text(site, page)).toContain(
      `<a href="${BY}" rel="license noopener">Texts, data and drawings: CC BY 4.0.</a>`,
    );
  }
  expect(await text(site, "/tuskers/gemunu")).toContain(`<link rel="license" href="${BY}"/>`);
  for (const page of ["/", "/tuskers/gemunu", "/articles/why-tusks-are-rare"]) {
    expect([page, (await text(site, page)).includes(`"license":"${BY}"`)]).toEqual([page, true]);
  }
  expect(await text(site, "/feeds/articles.xml")).toContain(
    `<rights>Texts, data and drawings: CC BY 4.0. ${BY}</rights>`,
  );
  const licences = await text(site, "/licences");
  expect(licences).toContain("are licensed under CC BY 4.0");
  expect(licences).not.toContain("of this site are reserved");
  await save(site, { licence: "CC0-1.0" });
  expect(await text(site, "/about")).not.toContain("©");
});

test("links and the text at the foot are shown, and links are profiles of the publisher", async () => {
  const site = await openFilled(await openTestSite());
  const url = "https://social.example/tuskers?a=1&b=2";
  await save(site, { links: [{ label: "Social & co", url }], footer: inEnglish("Kept by volunteers.") });
  const home = await text(site, "/");
  expect(home).toContain('<a href="https://social.example/tuskers?a=1&amp;b=2" rel="me noopener">Social &amp; co</a>');
  expect(home).toContain("Kept by volunteers.");
  expect(home).not.toContain("Portraits on this site are illustrations");
  expect(home).toContain(`"sameAs":["${url}"]`);
});

test("a page that is cached is made anew, in every process, and only once", async () => {
  const site = await openFilled(await openTestSite({}, { cacheBytes: 20_000_000 }));
  const { dataDir, databaseUrl } = site.services.config;
  const environment = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const other = await openTestSite(environment, { cacheBytes: 20_000_000, isSecondNode: true });
  const shown = async (one: TestSite) => (await text(one, "/about")).includes(NAME);
  for (const one of [site, other, site, other]) expect(await shown(one)).toBe(false);
  await save(site, { name: inEnglish(NAME) });
  await hearOf(other.services.db, site.services.db);
  for (const one of [site, other, site, other]) expect(await shown(one)).toBe(true);
  for (const one of [site, other]) expect(one.cache?.counts()).toMatchObject({ misses: 2, hits: 2 });
  await save(other, {});
  await hearOf(site.services.db, other.services.db);
  for (const one of [site, other]) expect(await shown(one)).toBe(false);
});

test("hostile names and footers are text wherever they stand, and the policy of pages stays as it is", async () => {
  const site = await openFilled(await openTestSite());
  const policyOf = async (page: string) =>
    String((await site.get(page)).headers["content-security-policy"]).replace(/'(?:nonce|sha256)-[^']*'/g, "");
  const before = await policyOf("/about");
  const hostile = `</script></title><img src=x onerror=alert(1)>"'`;
  await save(site, {
    ...{ name: inEnglish(hostile), description: inEnglish(hostile), footer: inEnglish(hostile) },
    links: [{ label: "<img src=x onerror=alert(1)>", url: "https://social.example/%3Cscript%3E" }],
  });
  for (const page of [...PAGES, "/feeds/articles.xml", "/feeds/directory.xml", "/api/docs", "/admin/login"]) {
    const html = await text(site, page);
    expect([page, html.includes("<img src=x"), html.includes("</script></title>")]).toEqual([page, false, false]);
  }
  expect(await policyOf("/about")).toBe(before);
});
