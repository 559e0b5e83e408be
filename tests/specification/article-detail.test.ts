import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

test("the page shows the article in the specified parts", async () => {
  const site = await openSpecifiedSite();
  await site.addArticle({ tags: ["ivory"] });
  const page = await site.open("/articles/why-tusks-are-rare");
  const main = page.part("main");
  expect(page.title).toBe("Why tusks are rare | Sri Lankan Tuskers");
  expect(main.part("header").text).toMatch(/Education Why tusks are rare 14 February 2026\s?The editors/);
  expect(main.headings).toContain("Description");
  expect(main.paragraphs).toContain("About seven per cent of the males carry tusks.");
  expect(main.part("ul", "Tags").items).toEqual(["ivory"]);
  expect(main.part("div", "Share").buttons).toEqual(["Copy link", "Share…"]);
  expect(main.links["Back to Articles"]).toBe("/articles");
});

test("three others are offered, never itself", async () => {
  const site = await openSpecifiedSite();
  for (const letter of "abcde") await site.addArticle({ title: `Article ${letter}` });
  const related = (await site.open("/articles/article-a")).part("section", "Related Articles");
  expect(related.count("article")).toBe(3);
  expect(related.headings).not.toContain("Article a");
  expect(Object.keys(related.links).filter((name) => name.startsWith("Read Article"))).toHaveLength(3);
});

test("an unknown article is not found", async () => {
  const site = await openSpecifiedSite();
  const page = await site.open("/articles/nothing");
  const main = page.part("main");
  expect(page.title).toBe("404 - Article Not Found");
  expect(main.headings).toEqual(["Article Not Found", "Did You Know?"]);
  expect(main.links).toEqual({ "Browse All Articles": "/articles", "Try Again": "/articles/nothing" });
});

test("an article that was taken off is removed", async () => {
  const site = await openSpecifiedSite();
  const { _id } = await site.addArticle({ title: "Taken off" });
  await site.call("DELETE", `/api/articles/${_id}`, { token: site.token });
  expect((await site.open("/articles/taken-off")).part("main").headings).toEqual(["Article Removed", "Did You Know?"]);
});
