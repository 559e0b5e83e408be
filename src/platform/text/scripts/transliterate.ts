import { readLatin, writeLatin } from "./latin.ts";
import { readSinhala, writeSinhala } from "./sinhala.ts";
import { readTamil, writeTamil } from "./tamil.ts";

export type Script = "latin" | "sinhala" | "tamil";

/** Longer than any name. */
const MOST_LETTERS = 200;

/** English words in names, which nobody would spell out in the letters of another language. */
const ENGLISH =
  /\b(?:the|and|tuskers?|elephants?|one|old|young|big|small|great|little|king|prince|princess|queen|lord|boy|crossed|short|long|tall|white|black|giant|unknown)\b/i;
/** Letters that romanised Sinhala and Tamil do without. */
const FOREIGN = /[qx]|c(?!h)/i;

/** The script that a name is written in; undefined if it has letters of none of the three. */
export function scriptOf(name: string): Script | undefined {
  if (/\p{Script=Sinhala}/u.test(name)) return "sinhala";
  if (/\p{Script=Tamil}/u.test(name)) return "tamil";
  return /\p{Script=Latin}/u.test(name) ? "latin" : undefined;
}

const READ: Record<Script, (text: string) => string> = { latin: readLatin, sinhala: readSinhala, tamil: readTamil };

const capitalised = (text: string): string => text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** "Raja of Pinnawala" is "Pinnawala Raja" in both languages. */
const withoutOf = (name: string): string => name.replace(/^(.+?) of (?:the )?(.+)$/i, "$2 $1");

/** Any text in Latin letters, as names are usually spelt; for search keys, so it is neither cut nor capitalised. */
export const inLatin = (text: string): string => writeLatin(readSinhala(readTamil(text)));

/**
 * A name in the letters of another script, by rule: always the same for the same name. Undefined if it has no letters
 * of the three scripts, or is English, or is written in that script already.
 */
export function transliterate(name: string, to: Script): string | undefined {
  const from = scriptOf(name);
  if (from === undefined || from === to || name.length > MOST_LETTERS) return undefined;
  if (from !== "latin") {
    const sounds = READ[from](name);
    return to === "latin"
      ? capitalised(writeLatin(sounds))
      : to === "tamil"
        ? writeTamil(sounds)
        : writeSinhala(sounds);
  }
  const plain = withoutOf(name);
  if (ENGLISH.test(plain) || FOREIGN.test(plain)) return undefined;
  const sounds = readLatin(plain);
  return to === "sinhala" ? writeSinhala(sounds) : writeTamil(sounds);
}
