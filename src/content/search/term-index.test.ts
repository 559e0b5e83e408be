import { expect, test } from "vitest";
import { createTermIndex } from "./term-index.ts";

function openTerms() {
  const terms = createTermIndex();
  terms.put(1, ["yala national park", "යාල ජාතික වනෝද්‍යානය", "crossed tusks"]);
  terms.put(2, ["yala national park", "blindness"]);
  return { terms, found: (part: string) => [...terms.find(part)].sort() };
}

test("entries are found by any part of a term, and by its sound in another script", () => {
  const { found } = openTerms();
  expect(found("yala")).toEqual([1, 2]);
  expect(found("යාල")).toEqual([1, 2]);
  expect(found("tusk")).toEqual([1]);
  expect(found("kaudulla")).toEqual([]);
});

test("an entry is found by its present terms alone", () => {
  const { terms, found } = openTerms();
  terms.put(2, ["minneriya national park"]);
  expect([found("yala"), found("blind"), found("minneriya")]).toEqual([[1], [], [2]]);
});

test("a removed entry is not found, and its terms find another entry", () => {
  const { terms, found } = openTerms();
  terms.remove(1);
  expect(found("crossed")).toEqual([]);
  terms.put(3, ["crossed tusks"]);
  expect(found("crossed")).toEqual([3]);
});

test("terms can be indexed ahead of the first search, some at a time", () => {
  const { terms, found } = openTerms();
  expect([terms.takeIn(3), terms.takeIn(3)]).toEqual([true, false]);
  expect(found("blind")).toEqual([2]);
});
