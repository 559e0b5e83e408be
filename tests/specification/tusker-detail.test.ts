import { sql } from "kysely";
import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

/** With a letter at each place at which it is cut. */
const LONG = "Gemunu walks the plain. ".repeat(20);

test("the page shows the record in the specified parts", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ tags: ["yala"], description: "He walks.\n\nHe is known." });
  const page = await site.open("/tuskers/gemunu");
  const main = page.part("main");
  expect(page.title).toBe("Gemunu | Sri Lankan Tuskers");
  expect(main.part("nav", "Breadcrumb").items).toEqual(["Home", "Tuskers", "Gemunu"]);
  expect(main.part("dl").text).toBe("Age 40 Status Alive Location Yala National Park Category Wild");
  expect(main.part("ul", "Tags").items).toEqual(["yala"]);
  expect(main.links["Back to Tuskers"]).toBe("/tuskers");
  expect(main.count("figure")).toBe(1);
});

test("it is shared in eight ways, from two bars, with 140 characters of the story", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ description: LONG });
  const main = (await site.open("/tuskers/gemunu")).part("main");
  const bar = main.part("div", "Share");
  expect(Object.keys(bar.links)).toEqual(["Facebook", "Twitter/X", "LinkedIn", "Reddit", "WhatsApp", "Email"]);
  expect(bar.buttons).toEqual(["Copy link", "Share…"]);
  expect(main.buttons.filter((name) => name === "Copy link")).toHaveLength(2);
  const mail = new URL(bar.links.Email ?? "").searchParams.get("body") ?? "";
  expect(mail.split("\n")[0]).toBe(LONG.slice(0, 140));
});

test("its description for search engines is the first 160 characters of the story", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker({ description: LONG });
  expect((await site.open("/tuskers/gemunu")).meta.description).toBe(LONG.slice(0, 160));
});

test("three others are offered, each cut to 100 characters", async () => {
  const site = await openSpecifiedSite();
  await site.addEleven({ description: LONG });
  const related = (await site.open("/tuskers/bull-a")).part("section", "Explore More Magnificent Tuskers");
  expect(related.count("article")).toBe(3);
  expect(Object.keys(related.links).filter((name) => name.startsWith("Discover Story"))).toHaveLength(3);
  expect(related.links["Browse All Tuskers"]).toBe("/tuskers");
  expect(related.part("article").paragraphs.at(-1)).toBe(`${LONG.slice(0, 100)}...`);
});

test("where his relations cannot be read, the page is shown without them", async () => {
  const site = await openSpecifiedSite();
  await site.addTusker();
  await sql`drop table relation_targets`.execute(site.services.db.write);
  const page = await site.open("/tuskers/gemunu");
  expect(page.headings).toContain("Gemunu");
});

test("an unknown tusker is not found", async () => {
  const site = await openSpecifiedSite();
  const page = await site.open("/tuskers/nobody");
  const main = page.part("main");
  expect(page.title).toBe("404 - Tusker Not Found");
  expect(main.headings).toEqual(["Tusker Not Found", "Did You Know?"]);
  expect(main.links).toEqual({ "Browse All Tuskers": "/tuskers", "Try Again": "/tuskers/nobody" });
});

test("a tusker who was taken out is removed", async () => {
  const site = await openSpecifiedSite();
  const { _id } = await site.addTusker();
  await site.call("DELETE", `/api/tuskers/${_id}`, { token: site.token });
  expect((await site.open("/tuskers/gemunu")).part("main").headings).toEqual(["Tusker Removed", "Did You Know?"]);
});
