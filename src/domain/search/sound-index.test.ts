import fc from "fast-check";
import { expect, test } from "vitest";
import { createSoundIndex } from "./sound-index.ts";

function indexOf(texts: readonly string[]) {
  const index = createSoundIndex();
  for (const [slot, text] of texts.entries()) index.put(slot, text, "");
  return index;
}

const anyone = () => true;

test("puts first what shares most sounds, then what is shorter", () => {
  const texts = ["gemunu of the long north road", "kawanthissa\ngajaba", "gemunu", "sando", "gamunu", ""];
  const index = indexOf(texts);
  const nearest = (words: string, limit = 10) => index.nearest(words, limit, anyone).map((slot) => texts[slot]);
  expect(nearest("gemunoo").slice(0, 3)).toEqual(["gemunu", "gemunu of the long north road", "gamunu"]);
  expect(nearest("gemunoo", 1)).toEqual(["gemunu"]);
  expect(nearest("kavantisa")[0]).toBe("kawanthissa\ngajaba");
  expect(nearest("gajabba")[0]).toBe("kawanthissa\ngajaba");
  expect(nearest("zzz")).toEqual([]);
  expect(nearest("")).toEqual([]);
  expect(index.nearest("gemunu", 2, (slot) => slot !== 2)).toEqual([0, 4]);
});

test("knows texts as they are now, not as they were, taken in or not", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abehktw"), minLength: 1, maxLength: 6 });
  const takenIn = fc.constantFrom(0, 1, 100);
  const step = fc.record({ slot: fc.nat(5), text: fc.oneof(word, fc.constant("")), takenIn });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), word, (steps, query) => {
      const texts: string[] = Array.from({ length: 6 }, () => "");
      const changed = indexOf(texts);
      for (const { slot, text, takenIn } of steps) {
        changed.put(slot, text, texts[slot] as string);
        texts[slot] = text;
        changed.takeIn(takenIn);
      }
      expect(changed.nearest(query, 6, anyone)).toEqual(indexOf(texts).nearest(query, 6, anyone));
    }),
  );
});
