import { describe, expect, test } from "vitest";
import { formatNumber, pluralForm } from "./numbers.ts";

const LANGUAGES = ["en", "si", "ta"] as const;

describe.each(LANGUAGES)("numbers in %s", (language) => {
  test.each([
    [0, "0"],
    [7, "7"],
    [999, "999"],
    [1000, "1,000"],
    [12_345, "12,345"],
    [7_451_234, "7,451,234"],
    [-1234, "-1,234"],
    [2.9, "2.9"],
  ])("%d is written as %s", (value, written) => {
    expect(formatNumber(language, value)).toBe(written);
  });
});

test.each([
  [0, "other", "one", "other"],
  [1, "one", "one", "one"],
  [2, "other", "other", "other"],
  [11, "other", "other", "other"],
  [21, "other", "other", "other"],
  [1.5, "other", "other", "other"],
] as const)("after %d stands the form of %s in English, %s in Sinhala, %s in Tamil", (count, ...forms) => {
  expect(LANGUAGES.map((language) => pluralForm(language, count))).toEqual(forms);
});
