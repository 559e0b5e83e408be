import { expect, test } from "vitest";
import { specsNamedAfter, specsThatOpen, testsBeside } from "./changed.mjs";

test("a change to a page touches the tests in its folder", () => {
  const tests = ["src/site/pages/tuskers/[slug]/page.db.test.ts", "src/content/tuskers/rows.test.ts"];
  expect(testsBeside(["src/site/pages/tuskers/[slug]/facts.tsx", "docs/a.md"], tests)).toEqual([tests[0]]);
});

test("a change to a page touches the browser tests that are named after its folders", () => {
  const specs = ["admin-tags.spec.ts", "home.spec.ts", "tusker.spec.ts", "tuskers.spec.ts"];
  expect(specsNamedAfter(["src/site/pages/tuskers/[slug]/facts.tsx"], specs)).toEqual([
    "tusker.spec.ts",
    "tuskers.spec.ts",
  ]);
  expect(specsNamedAfter(["src/admin/screens/tags/route.tsx", "tests/home/a.ts"], specs)).toEqual([
    "admin-tags.spec.ts",
  ]);
});

test("a change to a page without a browser test of its name touches those that open its address", () => {
  const texts = new Map([
    ["key.spec.ts", 'await page.goto("/about");'],
    ["home.spec.ts", 'await page.goto("/key"); await page.goto("/data?page=2");'],
    ["consent.spec.ts", 'await page.goto("/about-face");'],
  ]);
  expect(specsThatOpen(["src/site/pages/about/page.tsx"], texts)).toEqual(["key.spec.ts"]);
  expect(specsThatOpen(["src/features/data-releases/pages/data/page.tsx"], texts)).toEqual(["home.spec.ts"]);
  expect(specsThatOpen(["src/features/key/pages/key/page.tsx", "docs/about/a.md"], texts)).toEqual([]);
});
