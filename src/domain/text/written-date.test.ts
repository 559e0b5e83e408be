import { expect, test } from "vitest";
import { writtenDate, writtenMonth } from "./written-date.ts";

test.each([
  ["2022", "2022", "2022"],
  ["2022-11", "November 2022", "November 2022"],
  ["2022-01-01", "1 January 2022", "January 2022"],
  ["2022-12-31", "31 December 2022", "December 2022"],
])("%s is written %s, or %s where there is little room, in every time zone", (partial, written, short) => {
  expect(writtenDate(partial)).toBe(written);
  expect(writtenMonth(partial)).toBe(short);
});
