import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

const PAPER = { title: "Walking with Raja", url: "https://paper.example/raja", kind: "news" };
const BOOK = { title: "An old book", kind: "book" };
const HIDDEN = { title: "Only in a draft", kind: "news" };

test("the page of all sources lists by title those that readers can see used, and filters them", async () => {
  const { call, token, get } = await openTestSite({}, { cacheBytes: 1_000_000 });
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Raja", sources: [PAPER, BOOK] }) });
  const draft = someTusker({ name: "Sando", publication: "draft", sources: [HIDDEN] });
  await call("POST", "/api/tuskers", { token, json: draft });
  const listed = async (address: string) =>
    [...(await get(address)).text.matchAll(/<li><a[^>]*href="(\/sources\/S\d+)"/g)].map(([, href]) => href);
  expect(await listed("/sources")).toEqual(["/sources/S2", "/sources/S1"]);
  expect(await listed("/sources?kind=book")).toEqual(["/sources/S2"]);
  expect(await listed("/sources?kind=news&search=RAJA")).toEqual(["/sources/S1"]);
  expect(await listed("/sources?search=draft")).toEqual([]);
  const { status, headers } = await get("/sources?page=7");
  expect([status, headers.location]).toEqual([302, "/sources"]);
});

test("an archived address and the way to find a source without an address stand beside its title", async () => {
  const { call, token, get } = await openTestSite();
  const archived = { ...PAPER, archiveUrl: "https://archive.example/raja", language: "si" };
  const book = { ...BOOK, author: "J. Jayewardene", date: "1994", note: "In the museum library." };
  for (const json of [archived, book]) await call("POST", "/api/sources", { token, json });
  const sources = [{ key: "S1" }, { key: "S2" }];
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Raja", sources }) });
  const page = (await get("/tuskers/raja")).text;
  for (const part of ['href="https://archive.example/raja"', 'lang="si"', "(J. Jayewardene, 1994)", "museum library"]) {
    expect(page).toContain(part);
  }
  expect((await get("/sources/S2")).text).toContain("In the museum library.");
});
