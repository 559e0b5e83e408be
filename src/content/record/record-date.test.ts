import { describe, expect, test } from "vitest";
import { compareRecordDates, earliestDay, isExact, isRecordDate, latestDay, parseRecordDate } from "./record-date.ts";

const spanOf = (text: string) => {
  const date = parseRecordDate(text);
  return date && [earliestDay(date), latestDay(date)];
};

describe("a date", () => {
  test.each([
    ["1953", ["1953-01-01", "1953-12-31"]],
    ["1952-02", ["1952-02-01", "1952-02-29"]],
    ["1953-07-16", ["1953-07-16", "1953-07-16"]],
    ["1953~", ["1953-01-01", "1953-12-31"]],
    ["1970/1975-03", ["1970-01-01", "1975-03-31"]],
    ["[1974,1978]", ["1974-01-01", "1978-12-31"]],
    ["[1974,1974-05]", ["1974-01-01", "1974-12-31"]],
  ])("such as %s covers its first to its last possible day", (text, span) => {
    expect(spanOf(text)).toEqual(span);
  });

  test("says whether it is about, uncertain or exact", () => {
    expect(parseRecordDate("1953~")).toMatchObject({ about: true, uncertain: false });
    expect(parseRecordDate("1953?")).toMatchObject({ about: false, uncertain: true });
    expect(parseRecordDate("1953%")).toMatchObject({ about: true, uncertain: true });
    expect(["1953", "1953~", "1970/1975"].map((text) => isExact(parseRecordDate(text) ?? never()))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ...["", "53", "1953-13", "1953-02-30", "1400", "1953~?", "~1953", "1975/1970", "1970/1975/1980", "1970/"],
    ...["[1974]", "[1978,1974]", "[1974,1974]", "[1974", "1974,1978", "[1,2,3,4,5,6,7]", "soon"],
  ])("is not %j", (text) => {
    expect(isRecordDate(text)).toBe(false);
  });
});

test("dates are ordered by their first possible day, then by their last; others come last", () => {
  const dates = ["x", "1953-07", "1990", "1953~", "1953-07-16", "1953-07-01", "[1953-07,1960]"];
  expect(dates.toSorted(compareRecordDates)).toEqual([
    ...["1953~", "1953-07-01", "1953-07", "[1953-07,1960]", "1953-07-16", "1990", "x"],
  ]);
});

function never(): never {
  throw new Error("It is no date.");
}
