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
  expect(paragraphs).toContain("perahera, Yala National Park");
  expect(paragraphs).toContain("Conservation, Yala National Park");
});

test("where nothing is found it says so, leads on, and shows three that are featured", async () => {
  const site = await openSpecifiedSite();
  const ids = [];
  for (const name of ["Raja", "Sando", "Thilak", "Wasana"]) ids.push((await site.addTusker({ name }))._id);
  await site.call("PUT", "/api/tuskers/featured", { token: site.token, json: { ids } });
  const main = (await site.open("/search-results?search=nobody")).part("main");
  expect(main.headings).toContain("No tuskers found");
  expect(main.text).toMatch(/no tusker with a name matching "nobody"/);
  expect(main.links).toMatchObject({ "Browse All Tuskers": "/tuskers", "Return Home": "/" });
  const suggested = main.part("section", "You might be interested in:");
  expect(suggested.count("article")).toBe(3);
  expect(suggested.part("article").text).toContain("Featured");
});

test("where no tusker has such a name, the places and articles that match are one line", async () => {
  const site = await openSpecifiedSite();
  await site.addArticle({ title: "The Gathering at Minneriya" });
  const { links } = (await site.open("/search-results?search=minneriya")).part("main");
  expect(links).toMatchObject({
    "Minneriya National Park": "/places/minneriya",
    "1 article": "/articles?search=minneriya",
  });
  expect((await site.open("/search-results?search=nobody")).text).not.toContain("Elsewhere");
});

test("a search that fails is an error, with another try", async () => {
  const main = readPage((await renderFailing("/search-results?q=raja")).body).part("main");
  expect(main.headings).toContain("Something went wrong");
  expect(main.paragraphs).toContain("Sorry, we encountered an error while searching for tuskers.");
  expect(main.links).toMatchObject({ "Try Again": "/search-results?q=raja", "Browse All Tuskers": "/tuskers" });
});
