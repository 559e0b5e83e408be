import { inLatin } from "./transliterate.ts";

/** Letters after which an h is barely audible: Thilak and Tilak. */
const BEFORE_SILENT_H = "bdgjkptsz";
/** Characters without sound: all but letters, their marks, digits and white space. */
const SILENT = /[^\p{L}\p{M}\p{N}\s]/gu;
const LETTER = /\p{L}/u;
/** A word shorter than this keeps its last a. */
const SHORTEST_CUT = 3;
/** Sinhala and Tamil words. */
const NATIVE = /[\u0b80-\u0bff\u0d80-\u0dff]+/g;

/**
 * One letter for sounds that names share across spellings and scripts. Tamil writes k and g, t and d, p and b alike, and
 * has neither f nor the æ of Sinhala, which Latin letters give as a, e or ae.
 */
const ALIKE: Record<string, string> = {
  ...{ w: "v", z: "s", y: "i", e: "a", g: "k", q: "k", c: "k", d: "t", b: "p", f: "p" },
};

const isLetter = (character: string): boolean => (character >= "a" && character <= "z") || LETTER.test(character);

const isBlank = (character: string): boolean => character === "" || /\s/.test(character);

/** The sound of a character before `next`; of the two, if they form one sound. */
function heard(character: string, next: string): { sound: string; isPair: boolean } {
  if (character === "c" && next === "h") return { sound: "s", isPair: true };
  if (character === next && (character === "o" || character === "e")) {
    return { sound: character === "o" ? "u" : "i", isPair: true };
  }
  return { sound: ALIKE[character] ?? character, isPair: next === "h" && BEFORE_SILENT_H.includes(character) };
}

/** Leaves out the silent h of Rajah and the last a of Tilaka where a word ends. */
function withoutEnd(word: string): string {
  const end = word.endsWith("ah") ? word.length - 1 : word.length;
  return word[end - 1] === "a" && end >= SHORTEST_CUT ? word.slice(0, end - 1) : word.slice(0, end);
}

/** Whether a text has Sinhala or Tamil letters. */
export const isNative = (text: string): boolean => /[\u0b80-\u0bff\u0d80-\u0dff]/.test(text);

/**
 * The phonetic form of folded text. Spellings of one sound in Latin, Sinhala and Tamil letters become equal
 * (Kawanthissa, Kavantisa, කාවන්තිස්ස and காவன்திஸ்ஸ; Gemunu and Gemunoo), double letters count once, a final a and
 * punctuation are dropped.
 */
export function soundOf(folded: string): string {
  const latin = isNative(folded) ? folded.replace(NATIVE, inLatin) : folded;
  const text = latin.replace(SILENT, "");
  // Joined at the end: cutting the end of one long text at every word would take quadratic time.
  const words: string[] = [];
  let word = "";
  let last = "";
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) as number);
    at += character.length;
    const next = text[at] ?? "";
    const { sound: now, isPair } = heard(character, next);
    if (isPair) at += 1;
    // Chh is the breathed ch.
    if (character === "c" && isPair && text[at] === "h") at += 1;
    if (now !== last || !isLetter(now)) word += now;
    last = now;
    if (isBlank(character)) {
      words.push(word);
      word = "";
    } else if (isBlank(text[at] ?? "")) word = withoutEnd(word);
  }
  return words.join("") + word;
}
