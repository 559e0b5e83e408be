import { expect, test } from "vitest";
import { readTypedDay } from "./typed-day.ts";

test.each([
  ["2013", "2013"],
  ["2013-09", "2013-09"],
  ["8 September 2013", "2013-09-08"],
  ["8th sept. 2013", "2013-09-08"],
  ["September 8, 2013", "2013-09-08"],
  ["Sep 2013", "2013-09"],
  ["31 February 2013", undefined],
  ["yesterday", undefined],
  ["8 Foo 2013", undefined],
])("%j is read as %j", (typed, date) => {
  expect(readTypedDay(typed)).toBe(date);
});
