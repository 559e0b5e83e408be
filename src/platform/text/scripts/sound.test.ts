import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import { foldForSearch } from "../fold.ts";
import { soundOf } from "./sound.ts";

/** The same for Latin letters, one rule after the other. */
const plainly = (folded: string): string =>
  folded
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, "")
    .replace(/ch/g, "z")
    .replace(/([bdgjkptsz])h/g, "$1")
    .replace(/oo/g, "u")
    .replace(/ee/g, "i")
    .replace(/[wzyegqcdbf]/g, (letter) => "vsiakkktpp"["wzyegqcdbf".indexOf(letter)] ?? "")
    .replace(/(\p{L})\1+/gu, "$1")
    .replace(/ah(?!\S)/g, "a")
    .replace(/(\S{2})a(?!\S)/g, "$1");

test.each([
  ["kawanthissa", "kavantis"],
  ["gemunoo", "kamunu"],
  ["nandhi-mithra", "nantimitr"],
  ["eehh 11", "ih 11"],
  ["ra raja", "ra raj"],
  ["මිල්ලන්ගොඩ", "milankot"],
  ["கெமுனு", "kamunu"],
])("%s has the key %s", (folded, sound) => {
  expect(soundOf(folded)).toBe(sound);
});

test("one pass does what the rules do one after the other", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abcdeghosztwuvy- '1\n", "🐘") });
  fc.assert(
    fc.property(text, (folded) => {
      expect(soundOf(folded)).toBe(plainly(folded));
    }),
    { numRuns: runs(5000) },
  );
});

test.each([
  "kawanthissa kavantissa kawantisa කාවන්තිස්ස කාවන්තිස්සා காவன்திஸ்ஸ காவன்திஸ்ஸா",
  "gemunu gamunu gemunoo ගැමුණු ගෙමුණු கெமுனு",
  "thilaka tilak තිලක් තිලක திலக் திலக",
  "walagamba valagamba walagambaa වලගම්බා වළගම්බා வலகம்பா வளகம்ப",
  "bathiya bhathiya bhatiya භාතිය බාතිය பாதிய",
  "pulathisi pulatisi පුලතිසි புலதிஸி",
  "sanka shanka sankha සංක සංඛ சங்க ஸங்க",
  "sri shri shree ශ්‍රී ශ්රී ஸ்ரீ ஶ்ரீ",
  "neela nila nīla නීල නීලා நீல நீலா",
])("in any spelling and script the key is one: %s", (spellings) => {
  expect(new Set(spellings.split(" ").map((spelling) => soundOf(foldForSearch(spelling)))).size).toBe(1);
});

test("names that sound different have different keys", () => {
  const names = "gemunu kawanthissa mahasen sumana sumedha sanka sando neela agbo athula කොළඹ කළඹ කැලණිය";
  const keys = names.split(" ").map((name) => soundOf(foldForSearch(name)));
  expect(new Set(keys).size).toBe(keys.length);
});
