import fc from "fast-check";
import { expect, test } from "vitest";
import { soundOf } from "./sound.ts";

/** The same, one rule after the other. */
const plainly = (folded: string): string =>
  folded
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, "")
    .replace(/([bdgjkpt])h/g, "$1")
    .replace(/sh/g, "s")
    .replace(/w/g, "v")
    .replace(/z/g, "s")
    .replace(/oo/g, "u")
    .replace(/ee/g, "i")
    .replace(/(\p{L})\1+/gu, "$1");

test.each([
  ["kawanthissa", "kavantisa"],
  ["gemunoo", "gemunu"],
  ["nandhi-mithra", "nandimitra"],
  ["eehh 11", "ih 11"],
  ["මිල්ලන්ගොඩ", "මිල්ලන්ගොඩ"],
])("%s sounds like %s", (folded, sound) => {
  expect(soundOf(folded)).toBe(sound);
});

test("one pass does what the rules do one after the other", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abdeghosztwuv- '1\n", "ශ", "්", "க", "🐘") });
  fc.assert(
    fc.property(text, (folded) => {
      expect(soundOf(folded)).toBe(plainly(folded));
    }),
    { numRuns: 5000 },
  );
});
