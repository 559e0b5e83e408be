import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

const HOME = { "Return to Home": "/" };
const BROWSE = { ...HOME, "Browse Tuskers": "/tuskers" };

const VARIANTS = [
  { path: "/nowhere", title: "Page Not Found", says: /./, links: BROWSE },
  { path: "/nowhere?from=tusker&id=1", title: "Page Not Found", says: /./, links: BROWSE },
  { path: "/not-found", title: "Page Not Found", says: /./, links: BROWSE },
  {
    path: "/not-found?from=tusker&id=65f0c2a1",
    title: "Tusker Not Found",
    says: /65f0c2a1/,
    links: { ...HOME, "Browse All Tuskers": "/tuskers", "Try Again": "/tuskers/65f0c2a1" },
  },
  {
    path: "/not-found?from=article&id=0a1b",
    title: "Article Not Found",
    says: /0a1b/,
    links: { ...BROWSE, "Browse All Articles": "/articles", "Try Again": "/articles/0a1b" },
  },
  {
    path: "/not-found?from=search&reason=No%20search%20parameters%20provided",
    title: "Page Not Found",
    says: /No search parameters provided/,
    links: BROWSE,
  },
  { path: "/not-found?from=search&query=raja", title: "Page Not Found", says: /raja/, links: BROWSE },
];

test.each(VARIANTS)("$path is $title, with two buttons and three facts", async ({ path, title, says, links }) => {
  const site = await openSpecifiedSite();
  expect((await site.get(path)).status).toBe(404);
  const page = await site.open(path);
  const main = page.part("main");
  expect(page.title).toBe(`404 - ${title}`);
  expect(main.headings).toEqual([title, "Did You Know?"]);
  expect(main.paragraphs[0]).toBe("404");
  expect(main.paragraphs[1]).toMatch(says);
  expect(main.links).toEqual(links);
  expect(main.part("section").count("p")).toBe(3);
});
