import { expect, test } from "vitest";
import { languageOf } from "./language-of.ts";

test.each([
  ["ගැමුණු", "si"],
  ["நடுங்கமுவ ராஜா", "ta"],
  ["Nadungamuwa Raja", undefined],
  ["Nadungamuwa Rājā", undefined],
  ["Raja (රාජා)", "si"],
])("%s is written in %s", (name, language) => {
  expect(languageOf(name)).toBe(language);
});
