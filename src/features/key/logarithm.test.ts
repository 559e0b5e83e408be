import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { fromHundredths, hundredths, naturalLog } from "./logarithm.ts";

test("the logarithm is that of mathematics", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (value) => {
      expect(Math.abs(naturalLog(value) - Math.log(value))).toBeLessThan(1e-12);
    }),
    { numRuns: runs(100) },
  );
  expect(naturalLog(1)).toBe(0);
  expect(naturalLog(0)).toBe(Number.NEGATIVE_INFINITY);
});

test("hundredths lead back to the probability", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_000, max: 0 }), (exponent) => {
      expect(fromHundredths(exponent) / Math.exp(exponent / 100)).toBeCloseTo(1, 9);
      expect(hundredths(fromHundredths(exponent))).toBe(exponent);
    }),
    { numRuns: runs(100) },
  );
  expect(fromHundredths(-10_000)).toBe(0);
});
