import { expect, test } from "vitest";
import { inLanguage } from "../languages/in-language.server.ts";
import { LANGUAGES } from "../languages/language.ts";
import { counted, writtenNumber } from "./counted.ts";

test.each([
  [0, "0 tuskers"],
  [1, "1 tusker"],
  [1.5, "1.5 tuskers"],
  [12_345, "12,345 tuskers"],
])("%d is written as %s", (count, written) => {
  expect(counted(count, "tusker", "tuskers")).toBe(written);
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [7_451_234, "7,451,234"],
  [-1234, "-1,234"],
  [2.9, "2.9"],
])("%d is written as %s in every language", (value, written) => {
  for (const language of LANGUAGES) expect(inLanguage(language, () => writtenNumber(value))).toBe(written);
});
