import { expect, test } from "vitest";
import { readTypedDate } from "./typed-date.ts";

test.each([
  ["1953", "1953"],
  ["1953~", "1953~"],
  [" about  1953 ", "1953~"],
  ["c. 1953", "1953~"],
  ["1953, uncertain", "1953?"],
  ["about 1953?", "1953%"],
  ["20 January 2017", "2017-01-20"],
  ["3rd of March 2011", "2011-03-03"],
  ["Jan. 20, 2017", "2017-01-20"],
  ["Sept 2017", "2017-09"],
  ["1970-1975", "1970/1975"],
  ["between 1970 and March 1975", "1970/1975-03"],
  ["1974 or 1978", "[1974,1978]"],
  ["30 July 2011 or 3 August 2011", "[2011-07-30,2011-08-03]"],
])("%j is read as %s", (typed, date) => {
  expect(readTypedDate(typed)).toBe(date);
});

test.each(["", "soon", "31 February 2017", "1975 or 1970", "between 1980 and 1970", "x".repeat(200_000)])(
  "%.20s is no date",
  (typed) => {
    expect(readTypedDate(typed)).toBeUndefined();
  },
);
