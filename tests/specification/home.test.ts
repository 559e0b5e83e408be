import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

test("its title is the site's", async () => {
  const site = await openSpecifiedSite();
  expect((await site.open("/")).title).toBe("Sri Lankan Tuskers: Majestic Elephants, Habitat & Conservation");
});

test("a name is searched for, and a category chosen", async () => {
  const site = await openSpecifiedSite();
  const page = await site.open("/");
  const byName = page.part("form", "By name");
  expect(byName.buttons).toEqual(["Search by Name"]);
  expect(byName.submit({ "Find a tusker by name": "raja" })).toBe("/search-results?search=raja");
  const byCategory = page.part("form", "By category");
  expect(byCategory.buttons).toEqual(["Filter by Category"]);
  expect(byCategory.fields["Or choose a category"]?.options).toEqual([
    "Select Category",
    "wild",
    "domesticated",
    "conservation",
  ]);
  expect(byCategory.submit({ "Or choose a category": "wild" })).toBe("/search-results?category=wild");
});

test("the tuskers that were picked have cards under Featured Tuskers", async () => {
  const site = await openSpecifiedSite();
  const raja = await site.addTusker({ name: "Raja" });
  const sando = await site.addTusker({ name: "Sando" });
  const json = { ids: [sando._id, raja._id] };
  expect((await site.call("PUT", "/api/tuskers/featured", { token: site.token, json })).status).toBe(200);
  const featured = (await site.open("/")).part("section", "Featured Tuskers");
  expect(featured.links).toMatchObject({ Sando: "/tuskers/sando", Raja: "/tuskers/raja" });
  expect(featured.count("article")).toBe(2);
});
