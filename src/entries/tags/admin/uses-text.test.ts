import { expect, test } from "vitest";
import { usesText } from "./uses-text.ts";

test("a tag's uses are told in words, and what it is not used for is left out", () => {
  expect(usesText({ tuskers: 3, articles: 1 })).toBe("3 tuskers and 1 article");
  expect(usesText({ tuskers: 1, articles: 0 })).toBe("1 tusker");
  expect(usesText({ tuskers: 0, articles: 1200 })).toBe("1,200 articles");
  expect(usesText({ tuskers: 0, articles: 0 })).toBe("no entry");
});
