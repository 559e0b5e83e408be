import { expect, test } from "vitest";
import { writtenDate } from "./written-date.ts";

test.each([
  ["2022", "2022"],
  ["2022-11", "November 2022"],
  ["2022-01-01", "1 January 2022"],
  ["2022-12-31", "31 December 2022"],
])("%s is written %s in every time zone", (partial, written) => {
  expect(writtenDate(partial)).toBe(written);
});

test.each([
  ["2022", "2022", "2022"],
  ["2022-11", "2022 නොවැම්බර්", "நவம்பர் 2022"],
  ["2025-07-05", "2025 ජූලි 5", "5 ஜூலை 2025"],
])("%s is written %s in Sinhala and %s in Tamil", (partial, sinhala, tamil) => {
  expect([writtenDate(partial, "si"), writtenDate(partial, "ta")]).toEqual([sinhala, tamil]);
});
