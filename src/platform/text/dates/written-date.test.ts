import { expect, test } from "vitest";
import { writtenDate } from "./written-date.ts";

test.each([
  ["2022", "2022"],
  ["2022-11", "November 2022"],
  ["2022-01-01", "1 January 2022"],
  ["2022-12-31", "31 December 2022"],
])("%s is written %s", (partial, written) => {
  expect(writtenDate(partial)).toBe(written);
});
