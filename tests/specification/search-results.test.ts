import { expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { renderFailing } from "../support/render-failing.ts";
import { openSpecifiedSite } from "../support/specified-site.ts";

test("it sums up what was found, in its title too", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ name: "Gemunu" });
  const searches = {
    "/search-results?q=gemu": ['"gemu"', 'matching "gemu"'],
    "/search-results?q=agbo&search=gemu": ['"gemu"', 'matching "gemu"'],
    "/search-results?category=wild": ['category "wild"', 'in category "wild"'],
    "/search-results?search=gemu&category=wild": ['"gemu" in category "wild"', 'matching "gemu" in category "wild"'],
  };
  for (const [path, [titled, summed]] of Object.entries(searches)) {
    const page = await site.open(path);
    expect(page.headings).toContain("Search Results");
    expect(page.title).toBe(`Search results for ${titled} | Sri Lankan Tuskers`);
    expect(page.paragraphs).toContain(`Found 1 tusker(s) ${summed}`);
  }
});

test("it has nine cards on a page, numbers and arrows, and keywords of the first five", async () => {
  const site = await openSpecifiedSite();
  await site.addEleven();
  const page = await site.open("/search-results?search=bull");
  expect(page.part("main").count("article")).toBe(9);
  expect(page.part("nav", "Pages").links).toEqual({
    1: "/search-results?search=bull",
    2: "/search-results?search=bull&page=2",
    "Next page": "/search-results?search=bull&page=2",
  });
  expect(page.meta.keywords).toMatch(/^Bull a, Bull b, Bull c, Bull d, Bull e, wild, (?!.*Bull)/);
});

test("a card shows the first tag, else the category", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ name: "Raja", tags: ["perahera", "kandy"], category: "domesticated" });
  await site.addTusker({ name: "Rajah", category: "conservation" });
  const { paragraphs } = await site.open("/search-results?search=raja");
  expect(paragraphs).toContain("Perahera, Yala National Park");
  expect(paragraphs).toContain("Conservation, Yala National Park");
});

test("where nothing is found it says so, leads on, and shows three that are featured", async () => {
  const site = await openSpecifiedSite();
  const ids = [];
  for (const name of ["Raja", "Sando", "Thilak", "Wasana"]) ids.push((await site.addTusker({ name }))._id);
  await site.call("PUT", "/api/tuskers/featured", { token: site.token, json: { ids } });
  const main = (await site.open("/search-results?search=nobody")).part("main");
  expect(main.headings).toContain("No tuskers found");
  expect(main.text).toMatch(/no tusker matching "nobody"/);
  expect(main.links).toMatchObject({ "Browse All Tuskers": "/tuskers", "Return Home": "/" });
  const suggested = main.part("section", "You might be interested in:");
  expect(suggested.count("article")).toBe(3);
  expect(suggested.part("article").text).toContain("Featured");
});

test("a tusker is found by his place and tags, and the card says what matched", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ name: "Gemunu", location: "Yala National Park", tags: ["dominant bull", "crossed tusks"] });
  for (const [search, shown] of Object.entries({
    yala: "Yala National Park",
    hambantota: "Hambantota District",
    crossed: "Crossed tusks",
  })) {
    const main = (await site.open(`/search-results?search=${search}`)).part("main");
    expect([main.count("article"), main.part("article").text]).toEqual([1, expect.stringContaining(shown)]);
  }
});

test("places and articles that match stand in groups, one found by its text with the sentence; a group without any is left out", async () => {
  const site = await openSpecifiedSite();
  await site.addArticle({ title: "The Gathering at Minneriya", excerpt: "In the dry season." });
  await site.addArticle({ title: "Tanks", content: "Tanks are old. At Minneriya hundreds meet. Others are small." });
  const main = (await site.open("/search-results?search=minneriya")).part("main");
  expect(main.headings).toEqual(expect.arrayContaining(["No tuskers found", "Places", "Articles"]));
  expect(main.headings).not.toContain("Sources");
  expect(main.part("section", "Places").links).toEqual({ "Minneriya National Park": "/places/minneriya" });
  expect(main.part("section", "Articles").items).toEqual([
    "The Gathering at Minneriya In the dry season.",
    "Tanks At Minneriya hundreds meet.",
  ]);
});

test("chips lead to the groups with their numbers, and tags that say more than the search stand in one", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ name: "Gemunu", tags: ["crossed tusks", "yala"] });
  await site.addTusker({ name: "Sando", tags: ["broken tusk", "yala"] });
  await site.addTusker({ name: "Thilak", tags: ["long tusks"], publication: "draft" });
  await site.addArticle({ title: "Why tusks are rare" });
  const main = (await site.open("/search-results?search=tusk")).part("main");
  expect(main.part("nav", "Shortcuts").links).toEqual({
    "Tuskers 2": "#found",
    "Articles 1": "#articles-found",
    "Tags 2": "#tags-found",
  });
  expect(main.part("section", "Tags").links).toEqual({
    "Broken tusk 1": "/search-results?search=broken+tusk",
    "Crossed tusks 1": "/search-results?search=crossed+tusks",
  });
  expect((await site.open("/search-results?search=sando")).part("main").count("nav")).toBe(0);
});

test("what matched is marked on the cards and in the groups, in whatever spelling", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ name: "Gemunu", aliases: ["ගැමුණු"], location: "Yala National Park" });
  await site.addArticle({ title: "Dawn at Yala" });
  const marked = async (search: string) => {
    const { text } = await site.get(`/search-results?search=${encodeURIComponent(search)}`);
    return [...text.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g)].map(([, words]) => words);
  };
  expect(await marked("YALA")).toEqual(["Yala", "Yala", "Yala"]);
  expect(await marked("gemu")).toEqual(["Gemu"]);
  expect(await marked("ගැමුණු")).toEqual(["ගැමුණු"]);
  const { paragraphs } = await site.open(`/search-results?search=${encodeURIComponent("ගෙමුණු")}`);
  expect(paragraphs).toContain("found by the spelling ගෙමුණු");
});

test("where nothing is found, the key and the places are offered as well", async () => {
  const main = (await (await openSpecifiedSite()).open("/search-results?search=nobody")).part("main");
  expect(main.links).toMatchObject({ "Which tusker did I see?": "/key", Places: "/places" });
});

test("the list of tuskers links to what else matches", async () => {
  const site = await openSpecifiedSite();
  await site.addArticle({ title: "The Gathering at Minneriya" });
  expect((await site.open("/tuskers?search=minneriya")).part("main").links).toMatchObject({
    "Minneriya National Park, 1 article": "/search-results?search=minneriya",
  });
  expect((await site.open("/tuskers?search=nobody")).text).not.toContain("Elsewhere");
});

test("a search that fails is an error, with another try", async () => {
  const main = readPage((await renderFailing("/search-results?q=raja")).body).part("main");
  expect(main.headings).toContain("Something went wrong");
  expect(main.paragraphs).toContain("Sorry, we encountered an error while searching for tuskers.");
  expect(main.links).toMatchObject({ "Try Again": "/search-results?q=raja", "Browse All Tuskers": "/tuskers" });
});
