import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { syllableStart } from "./syllables.ts";

/** The parts between all places where a text may be cut. */
function partsOf(text: string): string[] {
  const starts = [...new Set(Array.from({ length: text.length + 1 }, (_, at) => syllableStart(text, at)))];
  return starts.slice(0, -1).map((start, index) => text.slice(start, starts[index + 1]));
}

test.each([
  ["ශ්‍රී ලංකා", ["ශ්‍රී", " ", "ලං", "කා"]],
  ["ක්‍ෂේත්‍ර", ["ක්‍ෂේ", "ත්‍ර"]],
  // Three consonants in one syllable.
  ["රාෂ්ට්‍ර", ["රා", "ෂ්", "ට්‍ර"]],
  ["ක්‍ෂ්‍ය", ["ක්‍ෂ්‍ය"]],
  // Touching letters, as in Pali: the joiner stands before the vowel killer.
  ["බුද\u200d්ධ", ["බු", "ද\u200d්ධ"]],
  ["க்ஷத்ரிய", ["க்ஷ", "த்", "ரி", "ய"]],
  ["ஸ்ரீ கொழும்பு", ["ஸ்ரீ", " ", "கொ", "ழு", "ம்", "பு"]],
  ["மகாலக்ஷ்மி", ["ம", "கா", "ல", "க்ஷ்", "மி"]],
  ["Rājā e\u0301🐘", ["R", "ā", "j", "ā", " ", "e\u0301", "🐘"]],
  ["👩‍👩‍👧‍👦x", ["👩‍👩‍👧‍👦", "x"]],
])("%s may be cut between %j", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test("a place outside the text is its nearest end", () => {
  expect([syllableStart("ශ්‍රී", -3), syllableStart("ශ්‍රී", 99), syllableStart("", 0)]).toEqual([0, 5, 0]);
});

test("a cut is never after the place that was asked for, and never parts a pair of surrogates", () => {
  const text = fc.string({ unit: fc.constantFrom("ශ", "්", "\u200d", "ර", "ී", "க", "்", "ஷ", "a", "🐘") });
  fc.assert(
    fc.property(text, fc.nat(30), (written, at) => {
      const start = syllableStart(written, at);
      expect(start).toBeLessThanOrEqual(at);
      expect(written.slice(0, start).isWellFormed()).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});

test("text that never ends its syllable is cut somewhere", () => {
  const endless = "ක්‍".repeat(100_000);
  expect(syllableStart(endless, 290_000)).toBeGreaterThan(289_000);
});
