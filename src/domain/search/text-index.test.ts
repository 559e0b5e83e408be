import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTextIndex } from "./text-index.ts";

/** Few letters, so that parts are found; one beyond the first plane, whose halves must not be found alone. */
const letters = fc.constantFrom("a", "b", "c", " ", "ශ", "ා");
const line = fc.string({ unit: letters, maxLength: 9 });
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
const step = fc.record({
  slot: fc.nat(11),
  text: fc.oneof(text, fc.constant("")),
  /** How many texts are taken in behind it: none, some of those that wait, or all. */
  takenIn: fc.constantFrom(0, 1, 2, 100),
});
const part = fc.string({ unit: letters, maxLength: 5 });

describe("the text index", () => {
  test("finds exactly the texts that contain a part, whatever was there before, taken in or not", () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.array(part, { minLength: 1, maxLength: 20 }),
        (steps, parts) => {
          const index = createTextIndex();
          const texts: string[] = [];
          for (const { slot, text: put, takenIn } of steps) {
            index.put(slot, put);
            texts[slot] = put;
            index.takeIn(takenIn);
          }
          for (const wanted of parts) {
            const expected = Object.keys(texts).filter(
              (slot) => wanted !== "" && texts[Number(slot)]?.includes(wanted),
            );
            expect([...index.find(wanted)], JSON.stringify([wanted, texts])).toEqual(expected.map(Number));
          }
          for (const [slot, kept] of texts.entries()) expect(index.textAt(slot)).toBe(kept ?? "");
        },
      ),
      { numRuns: 500 },
    );
  });

  test("finds a part among many texts that have all its runs, but elsewhere", () => {
    const index = createTextIndex();
    const texts = Array.from({ length: 3000 }, (_, slot) => (slot % 2 === 0 ? `abcd x${slot} cdef` : `abcdef ${slot}`));
    for (const [slot, put] of texts.entries()) index.put(slot, put);
    for (const wanted of ["abcdef", "cdef", "bcd", "f 17", "abcdef 2999", "ef a"]) {
      const expected = texts.flatMap((kept, slot) => (kept.includes(wanted) ? [slot] : []));
      expect([...index.find(wanted)]).toEqual(expected);
    }
  });

  test("takes new texts in by so many at a time, until none is left", () => {
    const index = createTextIndex();
    for (let slot = 0; slot < 5; slot += 1) index.put(slot, `tusker ${slot}`);
    expect([index.takeIn(2), index.takeIn(2), index.takeIn(2), index.takeIn(2)]).toEqual([true, true, false, false]);
  });

  test("no match spans two lines, and a line break is found nowhere", () => {
    const index = createTextIndex();
    index.put(0, "raja\nab\nc");
    for (const wanted of ["ajaab", "a\na", "\n", "jaa", "bc"]) expect([...index.find(wanted)]).toEqual([]);
    for (const wanted of ["raja", "ab", "c"]) expect([...index.find(wanted)]).toEqual([0]);
  });
});
