import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { closeness, closenessBound, shapeOf } from "./closeness.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 12 });
/** A word and a variation with few typos, where the bound is tight. */
const slips = fc.record({
  word,
  at: fc.nat(12),
  length: fc.nat(2),
  instead: fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 2 }),
});

test("texts are as close as they share runs of three and need few slips", () => {
  const close = (a: string, b: string) => closeness(shapeOf(a), shapeOf(b));
  expect(close("raja", "raja")).toBe(1);
  // They share 2 of 5 trigrams each, and 1 of 4 letters differs.
  expect(close("raja", "rija")).toBeCloseTo(0.5 * ((2 * 2) / 10) + 0.5 * 0.75, 10);
  // A swap of two neighbours is one edit.
  expect(close("abcd", "abdc")).toBeCloseTo(0.5 * ((2 * 2) / 10) + 0.5 * 0.75, 10);
  expect(close("abc", "xyz")).toBe(0);
  expect(close("", "abc")).toBe(0);
});

test("the bound is never below the closeness", () => {
  fc.assert(
    fc.property(slips, word, ({ word: written, at, length, instead }, other) => {
      const slipped = written.slice(0, at) + instead + written.slice(at + length);
      for (const [a, b] of [
        [written, slipped],
        [written, other],
        [slipped, [...written].reverse().join("")],
      ] as const) {
        const [left, right] = [shapeOf(a), shapeOf(b)];
        expect(closenessBound(left, right)).toBeGreaterThanOrEqual(closeness(left, right) - 1e-12);
      }
    }),
    { numRuns: runs(5000) },
  );
});
