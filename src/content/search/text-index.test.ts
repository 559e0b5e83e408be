import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { createTextIndex, linesOf, withSpellings } from "./text-index.ts";

/** Few letters, so that parts are found often; among them a Sinhala letter and a vowel sign. */
const letters = fc.constantFrom("a", "b", "c", " ", "ශ", "ා");
const line = fc.string({ unit: letters, maxLength: 9 });
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
const step = fc.record({
  text: fc.oneof(text, fc.constant("")),
  /** How many texts are indexed after adding it: none, some, or all. */
  takenIn: fc.constantFrom(0, 1, 2, 100),
});
const part = fc.string({ unit: letters, maxLength: 5 });

describe("the text index", () => {
  test("finds exactly the texts that contain a part, taken in or not", () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 30 }),
        fc.array(part, { minLength: 1, maxLength: 20 }),
        (steps, parts) => {
          const index = createTextIndex({ hasSounds: false });
          const texts = steps.map(({ text: added }) => added);
          for (const [number, { text: added, takenIn }] of steps.entries()) {
            expect(index.add(added)).toBe(number);
            index.takeIn(takenIn);
          }
          expect(index.length).toBe(texts.length);
          for (const wanted of parts) {
            const expected = texts.flatMap((kept, number) => (wanted !== "" && kept.includes(wanted) ? [number] : []));
            expect([...index.find(wanted)], JSON.stringify([wanted, texts])).toEqual(expected);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test("finds a part among many texts that have all its runs, but elsewhere", () => {
    const index = createTextIndex({ hasSounds: false });
    const texts = Array.from({ length: 3000 }, (_, slot) => (slot % 2 === 0 ? `abcd x${slot} cdef` : `abcdef ${slot}`));
    for (const text of texts) index.add(text);
    for (const wanted of ["abcdef", "cdef", "bcd", "f 17", "abcdef 2999", "ef a"]) {
      const expected = texts.flatMap((kept, slot) => (kept.includes(wanted) ? [slot] : []));
      expect([...index.find(wanted)]).toEqual(expected);
    }
  });

  test("takes new texts in by so many at a time, until none is left", () => {
    const index = createTextIndex({ hasSounds: false });
    for (let slot = 0; slot < 5; slot += 1) index.add(`tusker ${slot}`);
    expect([index.takeIn(2), index.takeIn(2), index.takeIn(2), index.takeIn(2)]).toEqual([true, true, false, false]);
  });

  test("no match spans two lines, and a line break is found nowhere", () => {
    const index = createTextIndex({ hasSounds: false });
    index.add("raja\nab\nc");
    for (const wanted of ["ajaab", "a\na", "\n", "jaa", "bc"]) expect([...index.find(wanted)]).toEqual([]);
    for (const wanted of ["raja", "ab", "c"]) expect([...index.find(wanted)]).toEqual([0]);
  });

  test("finds words in another script by their sound, in any part of the name that begins a word", () => {
    const index = createTextIndex({ hasSounds: true });
    const texts = ["kawanthissa\ngajaba", "නැදුන්ගමුව රාජා", "millangoda podi raja", "கெமுனு", "sando", "මිල්ලන්ගොඩ රාජා"];
    for (const text of texts) index.add(text.normalize("NFKD"));
    const found = (part: string) => [...index.find(part.normalize("NFKD"))];
    expect(found("කාවන්තිස්ස")).toEqual([0]);
    expect(found("காவன்திஸ்ஸ")).toEqual([0]);
    expect(found("කාවන්")).toEqual([0]);
    expect(found("வந்திஸ்ஸ")).toEqual([]);
    expect(found("gamunu")).toEqual([3]);
    expect(found("ගැමුණු")).toEqual([3]);
    expect(found("nadungamuwa raja")).toEqual([1]);
    expect(found("රාජා")).toEqual([1, 2, 5]);
    expect(found("පොඩි රාජා")).toEqual([2]);
    expect(found("මිල්ලංගොඩ")).toEqual([2, 5]);
    // Within one script a part is found literally.
    expect(found("kavantisa")).toEqual([]);
    expect(found("gam*")).toEqual([]);
    expect(found("රා")).toEqual([1, 5]);
  });

  test("finds spellings in their own letters alone, by letters and by sound", () => {
    const index = createTextIndex({ hasSounds: true });
    const folded = (...texts: string[]) => texts.map((text) => text.normalize("NFKD"));
    index.add(withSpellings("enigma", folded("එනිග්මා", "எனிக்மா")));
    index.add(withSpellings(folded("unicorn", "", "යුනිකෝන්").join("\n"), folded("யுனிகோர்ன்")));
    const found = (part: string) => [...index.find(part.normalize("NFKD"))];
    expect(found("එනිග්මා")).toEqual([0]);
    expect(found("எனிக்")).toEqual([0]);
    expect(found("එනික්මා")).toEqual([0]);
    expect(found("யுனிகோர்ன்")).toEqual([1]);
    // A name of the record is found by sound in Latin letters, a spelling is not.
    expect(found("yunikon")).toEqual([1]);
    expect(found("yunikorn")).toEqual([]);
    expect(found("anikma")).toEqual([]);
    expect(linesOf(index.textAt(1))).toEqual(folded("unicorn", "යුනිකෝන්", "யுனிகோர்ன்"));
  });

  test("puts first what shares most sounds, then what is shorter", () => {
    const index = createTextIndex({ hasSounds: true });
    const texts = ["gemunu of the long north road", "kawanthissa\ngajaba", "gemunu", "sando", "gemini", ""];
    for (const text of texts) index.add(text);
    const anyone = () => true;
    const nearest = (words: string, limit = 10) => index.nearest(words, limit, anyone).map((number) => texts[number]);
    expect(nearest("gemunoo").slice(0, 3)).toEqual(["gemunu", "gemunu of the long north road", "gemini"]);
    expect(nearest("gemunoo", 1)).toEqual(["gemunu"]);
    expect(nearest("kavantisa")[0]).toBe("kawanthissa\ngajaba");
    expect(nearest("gajabba")[0]).toBe("kawanthissa\ngajaba");
    expect(nearest("zzz")).toEqual([]);
    expect(nearest("")).toEqual([]);
    expect(index.nearest("gemunu", 2, (number) => number !== 2)).toEqual([0, 4]);
  });

  test("knows sounds alike, whether texts were taken in one by one or at the query", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abehktw"), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.record({ text: word, takenIn: fc.nat(2) }), { maxLength: 30 }), word, (added, query) => {
        const [atOnce, piecemeal] = [createTextIndex({ hasSounds: true }), createTextIndex({ hasSounds: true })];
        for (const { text: put, takenIn } of added) {
          atOnce.add(put);
          piecemeal.add(put);
          piecemeal.takeIn(takenIn);
        }
        expect(piecemeal.nearest(query, 6, () => true)).toEqual(atOnce.nearest(query, 6, () => true));
      }),
      { numRuns: runs(100) },
    );
  });
});
