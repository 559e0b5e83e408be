import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const gap = undefined;

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, gap, 9]],
  [5, 9, [1, gap, 4, 5, 6, gap, 9]],
  [9, 9, [1, gap, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])("on page %d of %d", (page, pages, expected) => {
  expect(shownPages(page, pages)).toEqual(expected);
});
