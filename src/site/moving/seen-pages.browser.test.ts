import { expect, test } from "vitest";
import { createSeenPages } from "./seen-pages.browser.ts";

test("a page is found for five minutes after it was seen", () => {
  let now = 0;
  const pages = createSeenPages(() => now);
  pages.add("/tuskers", "first");
  now = 299_999;
  expect(pages.find("/tuskers")).toBe("first");
  pages.add("/tuskers", "second");
  now = 599_998;
  expect(pages.find("/tuskers")).toBe("second");
  now = 599_999;
  expect(pages.find("/tuskers")).toBeUndefined();
});

test("of more than twenty pages those seen longest ago are forgotten", () => {
  const pages = createSeenPages(() => 0);
  for (let nth = 1; nth <= 20; nth += 1) pages.add(`/${nth}`, "page");
  pages.add("/1", "page again");
  pages.add("/21", "page");
  expect([pages.find("/1"), pages.find("/2"), pages.find("/3")]).toEqual(["page again", undefined, "page"]);
});

test("all are forgotten at once", () => {
  const pages = createSeenPages(() => 0);
  pages.add("/tuskers", "page");
  pages.clear();
  expect(pages.find("/tuskers")).toBeUndefined();
});
