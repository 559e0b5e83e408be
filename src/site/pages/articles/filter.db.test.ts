import { expect, test } from "vitest";
import { openSpecifiedSite } from "../../../../tests/support/specified-site.ts";

test("chips lead to the categories with the numbers of articles that are public; a category without any has none", async () => {
  const site = await openSpecifiedSite();
  await site.addArticle({ title: "Why tusks are rare", category: "research" });
  await site.addArticle({ title: "Counting elephants", category: "research" });
  await site.addArticle({ title: "Ivory and the law", category: "conservation" });
  await site.addArticle({ title: "Next year", category: "wildlife", publication: "draft" });
  const chips = {
    "All articles 3": "/articles",
    "Conservation 1": "/articles?category=conservation",
    "Research 2": "/articles?category=research",
  };
  for (const path of ["/articles", "/articles?search=tusks&category=research"])
    expect((await site.open(path)).part("main").part("nav", "Shortcuts").links).toEqual(chips);
  const { text } = await site.get("/articles?category=research");
  expect([...text.matchAll(/aria-current="true" href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    "/articles?category=research",
  ]);
});

test("a card says that its article is not translated on a page of another language alone", async () => {
  const site = await openSpecifiedSite();
  await site.addArticle({ title: "Why tusks are rare" });
  expect((await site.get("/si/articles")).text).toContain("ඉංග්‍රීසියෙන්");
  expect((await site.open("/articles")).part("main").text).not.toContain("In English");
});
