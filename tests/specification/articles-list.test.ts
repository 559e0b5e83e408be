import { expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { renderFailing } from "../support/render-failing.ts";
import { openSpecifiedSite } from "../support/specified-site.ts";

test("it is searched by text and by category", async () => {
  const site = await openSpecifiedSite();
  const page = await site.open("/articles");
  expect(page.title).toBe("Articles | Sri Lankan Tuskers");
  const form = page.part("form", "Articles");
  expect(form.fields.Category?.options).toEqual([
    "All Categories",
    "conservation",
    "education",
    "research",
    "wildlife",
  ]);
  expect(form.buttons).toEqual(["Search"]);
  expect(form.submit({ "Title or excerpt": "tusks", Category: "research" })).toBe(
    "/articles?search=tusks&category=research",
  );
});

test("it has nine articles on a page", async () => {
  const site = await openSpecifiedSite();
  for (const letter of "abcdefghijk") await site.addArticle({ title: `Article ${letter}` });
  const main = (await site.open("/articles")).part("main");
  expect(main.count("article")).toBe(9);
  expect(main.part("nav", "Pages").links).toEqual({
    1: "/articles",
    2: "/articles?page=2",
    "Next page": "/articles?page=2",
  });
});

test("what cannot be loaded is an error, with another try", async () => {
  const main = readPage((await renderFailing("/articles")).body).part("main");
  expect(main.paragraphs).toContain("Failed to load articles. Please try again later.");
  expect(main.links["Try Again"]).toBe("/articles");
});
