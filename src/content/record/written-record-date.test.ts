import { expect, test } from "vitest";
import { writtenRecordDate, writtenTime } from "./written-record-date.ts";

test.each([
  ["1953", "1953"],
  ["1953-07", "July 1953"],
  ["1953-07-16", "16 July 1953"],
  ["1953~", "about 1953"],
  ["1953-07?", "July 1953, uncertain"],
  ["1953%", "about 1953, uncertain"],
  ["1970/1975", "between 1970 and 1975"],
  ["[1974,1978]", "1974 or 1978"],
  ["[1974,1976,1978]", "1974, 1976 or 1978"],
  ["some day", "some day"],
])("%s is written as %j", (text, written) => {
  expect(writtenRecordDate(text)).toBe(written);
});

test("what lasted is written with its beginning and its end", () => {
  expect(writtenTime({ date: "2005", until: "2021" })).toBe("2005 to 2021");
  expect(writtenTime({ date: "2005" })).toBe("2005");
});
