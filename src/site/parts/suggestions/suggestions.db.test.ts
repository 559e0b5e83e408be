import { expect, test } from "vitest";
import { someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);

async function openWithEntries() {
  const site = await openTestSite();
  for (const fields of [
    { name: "Agbo", location: "Anuradhapura District", tags: ["gunshot"] },
    { name: "Indi Raja", aliases: ["Ravana"], location: "Kandy" },
    { name: "Raja", location: "Kandy" },
    { name: "Rajakaruna", location: "Yala National Park" },
    { name: "Ruwan", aliases: ["Ruwan Raja"], location: "Kandy" },
    { name: "Rajiv", publication: "draft" },
  ]) {
    expect((await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(fields) })).status).toBe(201);
  }
  await site.call("POST", "/api/articles", { token: site.token, json: someArticle({ title: "Rajas of Kandy" }) });
  return {
    site,
    suggested: async (words: string, language = "") => {
      const { text } = await site.get(`${language}/search-results/suggestions?${new URLSearchParams({ q: words })}`);
      return linksIn(text);
    },
  };
}

test("names that begin with the words come first, then names that have them, and no drafts", async () => {
  const { suggested } = await openWithEntries();
  expect(await suggested("raj")).toEqual([
    "/tuskers/raja",
    "/tuskers/rajakaruna",
    "/tuskers/indi-raja",
    "/tuskers/ruwan",
    // Raja Maha Vihara.
    "/places/bellanwila",
    "/places/kelaniya",
    "/articles/rajas-of-kandy",
  ]);
  expect(await suggested("ravan")).toEqual(["/tuskers/indi-raja"]);
});

test("places and tags are suggested beside the tuskers they lead to", async () => {
  const { suggested } = await openWithEntries();
  expect(await suggested("yala")).toEqual(["/tuskers/rajakaruna", "/places/yala"]);
  expect(await suggested("GUNSH")).toEqual(["/tuskers/agbo", "/search-results?search=gunshot"]);
});

test("names are found in other letters and in other spellings, and links stay in the language of the page", async () => {
  const { suggested } = await openWithEntries();
  expect(await suggested("රාජකරුණා", "/si")).toContain("/si/tuskers/rajakaruna");
  expect(await suggested("rajakaroona")).toEqual(["/tuskers/rajakaruna"]);
});

test("the answer is a part of a page, in no search engine, and empty without words", async () => {
  const { site, suggested } = await openWithEntries();
  const { status, headers, text } = await site.get("/search-results/suggestions?q=raja");
  expect(status).toBe(200);
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(text).not.toMatch(/<html|<header|<script/);
  expect(await suggested("  ")).toEqual([]);
});

test("withdrawn tuskers are suggested no more", async () => {
  const { site, suggested } = await openWithEntries();
  expect(await suggested("agb")).toEqual(["/tuskers/agbo"]);
  const { _id, version } = (await (await site.call("GET", "/api/tuskers/slug/agbo")).json()) as {
    _id: string;
    version: number;
  };
  await site.call("DELETE", `/api/tuskers/${_id}`, { token: site.token, headers: { "If-Match": `"${version}"` } });
  expect(await suggested("agb")).toEqual([]);
});
