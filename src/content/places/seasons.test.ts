import { expect, test } from "vitest";
import { placeOf } from "./places.ts";
import { isAllYear, isWithin, type Months, SEASONS } from "./seasons.ts";

test.each<[Months, number[]]>([
  [
    [7, 8],
    [7, 8],
  ],
  [
    [11, 2],
    [1, 2, 11, 12],
  ],
  [
    [1, 12],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
])("the months %j are %j", (months, expected) => {
  const found = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => isWithin(month, months));
  expect(found).toEqual(expected);
});

test("months are told of parks alone, each with its source, and those of most elephants lie within the others", () => {
  for (const [key, season] of Object.entries(SEASONS)) {
    expect([key, placeOf(key as keyof typeof SEASONS).kind, season.source === ""]).toEqual([key, "park", false]);
    if (season.most !== undefined) {
      expect(season.most.every((month) => isWithin(month, season.months))).toBe(true);
      expect(isAllYear(season)).toBe(false);
    }
  }
});
