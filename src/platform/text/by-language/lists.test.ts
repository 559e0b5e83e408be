import { expect, test } from "vitest";
import { listOfAll, listOfAny } from "./lists.ts";

test.each([
  [[], "", "", ""],
  [["A"], "A", "A", "A"],
  [["A", "B"], "A and B", "A සහ B", "A மற்றும் B"],
  [["A", "B", "C"], "A, B and C", "A, B සහ C", "A, B மற்றும் C"],
])("all of %j are listed as %s, %s, %s", (items, ...lists) => {
  expect((["en", "si", "ta"] as const).map((language) => listOfAll(items, language))).toEqual(lists);
});

test.each([
  [["A", "B"], "A or B", "A හෝ B", "A அல்லது B"],
  [["A", "B", "C"], "A, B or C", "A, B හෝ C", "A, B அல்லது C"],
])("one of %j is listed as %s, %s, %s", (items, ...lists) => {
  expect((["en", "si", "ta"] as const).map((language) => listOfAny(items, language))).toEqual(lists);
});
