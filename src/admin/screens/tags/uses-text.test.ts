import { expect, test } from "vitest";
import { usesText } from "./uses-text.ts";

test("the uses of a tag are given in words, without kinds that do not use it", () => {
  expect(usesText({ tuskers: 3, articles: 1 })).toBe("3 tuskers and 1 article");
  expect(usesText({ tuskers: 1, articles: 0 })).toBe("1 tusker");
  expect(usesText({ tuskers: 0, articles: 1200 })).toBe("1,200 articles");
  expect(usesText({ tuskers: 0, articles: 0 })).toBe("no entry");
});
