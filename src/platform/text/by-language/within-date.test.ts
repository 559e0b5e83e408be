import { expect, test } from "vitest";
import { withinDate } from "./within-date.ts";

test.each([
  ["a year", "2022", "2022 දී"],
  ["a month", "2022 මාර්තු", "2022 මාර්තු මාසයේදී"],
])("“in” %s is written in Sinhala with its own ending", (_, date, written) => {
  expect(withinDate(date)).toBe(written);
});
