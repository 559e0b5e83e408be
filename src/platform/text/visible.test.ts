import { expect, test } from "vitest";
import { quoted, visible } from "./visible.ts";

test.each([
  ["pictures/\u001b[31mevil", "pictures/\\u{1b}[31mevil"],
  ["a\nThe backup is good.\r", "a\\u{a}The backup is good.\\u{d}"],
  ["\u009b2J\u0007\u0000", "\\u{9b}2J\\u{7}\\u{0}"],
  ["gpj.\u202eajar", "gpj.\\u{202e}ajar"],
  ["a\u2028b\ufeff\ud800", "a\\u{2028}b\\u{feff}\\u{d800}"],
])("%j is shown as %j", (text, shown) => {
  expect(visible(text)).toBe(shown);
  expect(quoted(text)).toBe(`“${shown}”`);
});

test.each(["ශ්\u200dරී", "ராஜா", "raja (1).jpg", "C:\\herd", "🐘"])("%j is shown as it is", (text) => {
  expect(visible(text)).toBe(text);
});
