import { expect, test } from "vitest";
import { bodyOf } from "../../../../tests/support/body-of.ts";
import { foreignWords } from "../../../../tests/support/foreign-words.ts";
import { leaveLetter } from "../../../../tests/support/letters.ts";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import { signInAs, someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { type Answer, openTestSite, type TestSite } from "../../../../tests/support/test-site.ts";
import { isDeep } from "../../../../tests/support/tier.ts";
import { loadStarterContent } from "../../../content/transfer/starter/load-starter-content.server.ts";
import { addressIn, type Translation } from "../../../platform/languages/language.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { PUBLIC_PAGES } from "../../pages/pages.ts";

const TRANSLATIONS: readonly Translation[] = ["si", "ta"];
const UNKNOWN_ID = "0123456789abcdef01234567";

/** For each public page that needs one, addresses of it with the starter content. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  "/tuskers": ["/tuskers", "/tuskers?search=gemunoo", "/tuskers?page=2", "/tuskers?category=wild&status=dead&page=2"],
  "/articles": ["/articles", "/articles?page=2", "/articles?category=wildlife", "/articles?search=zzzz"],
  "/record": ["/record", "/record?status=dead", "/record?place=yala"],
  "/sources": ["/sources", "/sources?page=2", "/sources?kind=book"],
  "/key": ["/key", "/key?tusks=both"],
  "/compare": ["/compare", "/compare?a=gemunu&b=nadungamuwa-raja", "/compare?a=gemunu&b=nobody"],
  "/contact": ["/contact", "/contact?about=gemunu", "/contact?sent=yes"],
  "/tuskers/:slug": [
    "/tuskers/gemunu",
    "/tuskers/nadungamuwa-raja",
    "/tuskers/walawe-raja",
    "/tuskers/photographed",
    "/tuskers/nobody",
  ],
  "/tuskers/:slug/card": ["/tuskers/gemunu/card", "/tuskers/nadungamuwa-raja/card?sheet=a4", "/tuskers/nobody/card"],
  "/tuskers/:slug/tell": ["/tuskers/gemunu/tell", "/tuskers/nobody/tell"],
  "/articles/:slug": [
    "/articles/why-tusks-are-rare",
    "/articles/human-elephant-conflict-in-figures",
    "/articles/of-photographs",
    "/articles/nothing",
  ],
  "/places/:place": ["/places/yala", "/places/colombo", "/places/kelaniya", "/places/nowhere"],
  "/sources/:key": ["/sources/S1", "/sources/S4", "/sources/S99999"],
  "/search-results": [
    "/search-results?q=%E0%B6%BB%E0%B7%8F%E0%B6%A2",
    "/search-results?category=wild&page=2",
    "/search-results?q=gemunoo",
  ],
  "/tusker/:id": [`/tusker/${UNKNOWN_ID}`],
  "/article/:id": [`/article/${UNKNOWN_ID}`],
  "/id/:id": [`/id/${UNKNOWN_ID}`],
  "/letters/:token": ["/letters/unknown"],
  "/preview/:token": ["/preview/unknown"],
  "/review/:token": ["/review/unknown"],
  "/not-found": ["/not-found", `/not-found?from=tusker&id=${UNKNOWN_ID}`, "/not-found?from=article"],
};

/** In the quick tier, one address of each page. */
const ADDRESSES = [
  ...PUBLIC_PAGES.flatMap(({ path }) => (SAMPLES[path] ?? [path]).slice(0, isDeep ? undefined : 1)),
  "/nowhere",
];

/** A tusker and an article with three photographs each, of which one stands in the text. The starter content has none. */
async function addPhotographed({ services, token, call }: TestSite): Promise<void> {
  const names = [40, 41, 42].map((size) => storeImage(services, `photograph-${size}.jpg`, size));
  const images = (await Promise.all(names)).map(imageUrlFor);
  const words = { alt: "A tusker by the tank.", credit: "A. Perera", licence: "CC BY 4.0", takenOn: "2019-05" };
  const shown = { images, imageDetails: images.map((url) => ({ url, ...words })) };
  const text = `<p>By the tank.</p><p><img src="${images[1]}"></p><table><tbody><tr><td>2019</td></tr></tbody></table>`;
  const tusker = someTusker({ name: "Photographed", description: text, ...shown });
  const article = someArticle({ title: "Of photographs", content: text, ...shown });
  expect((await call("POST", "/api/tuskers", { token, json: tusker })).status).toBe(201);
  expect((await call("POST", "/api/articles", { token, json: article })).status).toBe(201);
}

async function openWithStarter() {
  const site = await openTestSite();
  await loadStarterContent(site.services, { enabled: true });
  await addPhotographed(site);
  const listed = (path: string) => bodyOf<Record<string, string>[]>(site.call("GET", path));
  const lists = ["/api/tuskers", "/api/articles", ...[1, 2, 3, 4].map((page) => `/api/sources?page=${page}&limit=100`)];
  const entries = (await Promise.all(lists.map(listed))).flat();
  const searched = "gemunoo";
  return { site, stored: [searched, ...entries.map(({ name, title }) => name ?? title ?? "")] };
}

/** The pages behind secret links: a letter, a preview of each kind of entry, and what an expert is asked about. */
async function openSecretPages({ call, token, services }: TestSite): Promise<string[]> {
  const must = async (path: string, json: unknown, by = token) => {
    const answer = await call("POST", path, { token: by, json });
    expect([path, answer.status]).toEqual([path, 201]);
    return bodyOf<{ _id: string; url: string }>(answer);
  };
  const tusker = await bodyOf<{ _id: string; version: number }>(call("GET", "/api/tuskers/slug/gemunu", { token }));
  const article = await bodyOf<{ _id: string }>(call("GET", "/api/articles/slug/why-tusks-are-rare", { token }));
  const letter = `/letters/${await leaveLetter({ call })}`;
  const previews = [
    await must("/api/previews", { kind: "tusker", id: tusker._id, entry: someTusker({ description: "One.\n\nTwo." }) }),
    await must("/api/previews", {
      kind: "article",
      id: article._id,
      entry: someArticle({ description: "<p>One.</p>" }),
    }),
  ];
  const submission = await must(
    "/api/submissions",
    { kind: "tusker", id: tusker._id, version: 1, entry: someTusker({ description: "Another text." }) },
    await signInAs(services, "writer"),
  );
  const { url } = await must(`/api/submissions/${submission._id}/links`, { label: "Dr Silva" });
  return [letter, url, ...previews.map((preview) => preview.url)];
}

const matches = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const CANONICAL = /<link rel="canonical" href="http:\/\/[^/"]+([^"]*)"/g;

const alternatesOf = (html: string): string[] =>
  matches(html, /(<link [^>]*hrefLang="[^"]*"[^>]*>)/gi)
    .map((link) => `${/hreflang="([^"]*)"/i.exec(link)?.[1]} ${/href="([^"]*)"/.exec(link)?.[1]}`)
    .sort();

test("every public page with a parameter has a sample", () => {
  expect(PUBLIC_PAGES.filter(({ path }) => path.includes(":") && SAMPLES[path] === undefined)).toEqual([]);
});

type ReadPage = { address: string; english: Answer; translations: [Translation, Answer][] };

async function readInAllLanguages() {
  const { site, stored } = await openWithStarter();
  const pages: ReadPage[] = [];
  for (const address of [...ADDRESSES, ...(await openSecretPages(site))]) {
    const translations: ReadPage["translations"] = [];
    for (const language of TRANSLATIONS) translations.push([language, await site.get(addressIn(language, address))]);
    pages.push({ address, english: await site.get(address), translations });
  }
  return { stored, pages };
}

/** Rendering them takes seconds, so the tests of this file look at the same answers. */
let answers: ReturnType<typeof readInAllLanguages> | undefined;
const readAll = () => (answers ??= readInAllLanguages());

test("translated pages leave their language only where they say so", { timeout: 300_000 }, async () => {
  const { stored, pages } = await readAll();
  const flaws: unknown[] = [];
  for (const { address, english, translations } of pages) {
    for (const [language, { status, headers, text }] of translations) {
      const page = addressIn(language, address);
      if (status !== english.status) flaws.push(`${page} answers ${status}, not ${english.status}`);
      if (headers.location !== undefined) {
        const meant = addressIn(language, english.headers.location ?? "");
        if (headers.location !== meant) flaws.push(`${page} leads to ${headers.location}, not to ${meant}`);
        continue;
      }
      if (!text.includes(`<html lang="${language}">`)) flaws.push(`${page} names another language`);
      for (const { where, text: words } of foreignWords(text, stored)) flaws.push(`${page}: ${where}: ${words}`);
    }
  }
  expect(flaws).toEqual([]);
});

test("what a photograph says in English is marked, and the rest is in the language", async () => {
  const site = await openTestSite();
  await addPhotographed(site);
  for (const [language, table] of [
    ["si", "වගුව"],
    ["ta", "அட்டவணை"],
  ] as const) {
    for (const path of ["/tuskers/photographed", "/articles/of-photographs"]) {
      const { text } = await site.get(addressIn(language, path));
      const images = matches(text, /(<img [^>]*alt="A tusker by the tank\."[^>]*>)/g);
      expect([path, images.length]).toEqual([path, 3]);
      expect(images.filter((image) => !image.includes('lang="en"'))).toEqual([]);
      expect(text).toMatch(new RegExp(`class="credit" lang="${language}">[^<]+<span lang="en">A\\. Perera</span>`));
      expect(text).toContain(`aria-label="${table}"`);
    }
  }
});

test("each page names itself, and the same page in each language", { timeout: 300_000 }, async () => {
  const { pages } = await readAll();
  for (const { address, english, translations } of pages.filter((page) => ADDRESSES.includes(page.address))) {
    const [canonical] = matches(english.text, CANONICAL);
    for (const [language, { text }] of translations) {
      expect(alternatesOf(text), address).toEqual(alternatesOf(english.text));
      const [own] = matches(text, CANONICAL);
      expect(own, address).toBe(canonical === undefined ? undefined : addressIn(language, canonical || "/"));
    }
  }
});

test("the legal pages and About are in the language of the page as a whole", async () => {
  const { pages } = await readAll();
  const whole = pages.filter(({ address }) => ["/about", "/privacy-policy", "/terms-of-service"].includes(address));
  expect(whole).toHaveLength(3);
  for (const { address, translations } of whole) {
    for (const [language, { text }] of translations) {
      const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(text) ?? [];
      expect(main).toContain("<h1");
      // Titles of sources are those of the sources.
      const own = main.replace(/<section[^>]*aria-labelledby="sources".*?<\/section>/s, "");
      expect(matches(own, /(<\w+[^>]* lang="en"[^>]*>.{0,80})/gs), `${language} ${address}`).toEqual([]);
    }
  }
});
