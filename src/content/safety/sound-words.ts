import { normalised } from "../../platform/text/normalised.ts";

// Sinhala and Tamil in Latin letters are spelled by ear: "wæwa", "wewa" and "weva", "veedhi", "vidhi" and "veethi" are one
// word each. So words are compared by a plain spelling, in which such variants are the same.

/** A word of a text as written, and in the plain spelling. */
export type SoundWord = { written: string; plain: string };

const WORD = /[\p{L}\p{M}'’]+|\d{1,4}(?:[.:]\d\d)?\p{L}{0,8}/gu;

/** The plain spelling of a word: no capitals, marks, doubled letters and breaths. */
export const plainSpelling = (word: string): string =>
  normalised(word.toLowerCase().replace(/æ|ä|ǣ/g, "e"), "NFD")
    .replace(/[^a-z0-9.:]/g, "")
    .replace(/zh/g, "l")
    .replace(/sh/g, "s")
    .replace(/([bcdgkpt])h/g, "$1")
    .replace(/w/g, "v")
    .replace(/oo/g, "u")
    .replace(/([a-z])\1+/g, "$1")
    .replace(/ae/g, "e")
    .replace(/ey(?=$|[^aeiou])/g, "e")
    .replace(/ei/g, "ai");

/** The words of a sentence in their order. */
export const soundWords = (sentence: string): SoundWord[] =>
  Array.from(sentence.matchAll(WORD), ([written]) => ({ written, plain: plainSpelling(written) }));
