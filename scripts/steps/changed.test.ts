import { expect, test } from "vitest";
import { specsNamedAfter, testsBeside } from "./changed.mjs";

test("a change to a page touches the tests in its folder", () => {
  const tests = ["src/tuskers/tusker-page/page.db.test.ts", "src/tuskers/rows/rows.test.ts"];
  expect(testsBeside(["src/tuskers/tusker-page/facts.tsx", "docs/a.md"], tests)).toEqual([tests[0]]);
});

test("a change to a page touches the browser tests that are named after its folders", () => {
  const specs = ["admin-tags.spec.ts", "home.spec.ts", "tusker.spec.ts", "tuskers.spec.ts"];
  expect(specsNamedAfter(["src/tuskers/tusker-page/facts.tsx"], specs)).toEqual(["tusker.spec.ts", "tuskers.spec.ts"]);
  expect(specsNamedAfter(["src/entries/tags/admin/route.tsx", "tests/home/a.ts"], specs)).toEqual([
    "admin-tags.spec.ts",
  ]);
});
