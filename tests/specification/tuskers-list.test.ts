import { expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { renderFailing, unavailable } from "../support/render-failing.ts";
import { openSpecifiedSite } from "../support/specified-site.ts";

test("it is searched by name and by category", async () => {
  const site = await openSpecifiedSite();
  const page = await site.open("/tuskers");
  expect(page.title).toBe("Tuskers | Sri Lankan Tuskers");
  const form = page.part("form", "Tuskers");
  expect(form.fields.Category?.options).toEqual(["All", "wild", "domesticated", "conservation"]);
  expect(form.buttons).toEqual(["Search"]);
  expect(form.submit({ Name: "raja", Category: "wild" })).toBe("/tuskers?search=raja&category=wild");
});

test("it has nine cards on a page, numbers, and arrows to the pages beside it", async () => {
  const site = await openSpecifiedSite();
  await site.addEleven();
  const first = (await site.open("/tuskers")).part("main");
  expect(first.count("article")).toBe(9);
  expect(first.part("nav", "Pages").links).toEqual({
    1: "/tuskers",
    2: "/tuskers?page=2",
    "Next page": "/tuskers?page=2",
  });
  const second = (await site.open("/tuskers?page=2")).part("main");
  expect(second.count("article")).toBe(2);
  expect(second.part("nav", "Pages").links).toMatchObject({ "Previous page": "/tuskers" });
});

test("where none matches it says so", async () => {
  const site = await openSpecifiedSite();
  const page = await site.open("/tuskers?search=nobody");
  expect(page.headings).toContain("No Tuskers Found");
  expect(page.paragraphs).toContain("No tuskers match your current search criteria.");
});

test("what cannot be loaded is an error, with another try", async () => {
  const main = readPage((await renderFailing("/tuskers")).body).part("main");
  expect(main.headings).toContain("Error Loading Tuskers");
  expect(main.paragraphs).toContain("Failed to load tuskers");
  expect(main.links["Try Again"]).toBe("/tuskers");
});

test("the server's own reason stands in the place of the general one", async () => {
  const page = await renderFailing("/tuskers", unavailable("The herd is asleep."));
  expect(readPage(page.body).part("main").paragraphs).toContain("The herd is asleep.");
});
