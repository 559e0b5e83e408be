import { normalised } from "../normalised.ts";
import { isConsonant, isVowel, type Sounds } from "./sounds.ts";

const KILLER = "\u0bcd";

const SIGNS: Record<string, Sounds> = {
  "\u0bbe": "A",
  "\u0bbf": "i",
  "\u0bc0": "I",
  "\u0bc1": "u",
  "\u0bc2": "U",
  "\u0bc6": "e",
  "\u0bc7": "E",
  "\u0bc8": "Y",
  "\u0bca": "o",
  "\u0bcb": "O",
  "\u0bcc": "W",
};

const VOWELS: Record<string, Sounds> = {
  ...{ அ: "a", ஆ: "A", இ: "i", ஈ: "I", உ: "u", ஊ: "U", எ: "e", ஏ: "E", ஐ: "Y", ஒ: "o", ஓ: "O", ஔ: "W" },
};

const LETTERS: Record<string, Sounds> = {
  ...{ க: "k", ங: "G", ச: "c", ஜ: "j", ஞ: "J", ட: "T", ண: "N", த: "t", ந: "n", ன: "n", ப: "p", ம: "m", ய: "y" },
  ...{ ர: "r", ற: "r", ல: "l", ள: "L", ழ: "L", வ: "v", ஸ: "s", ஶ: "S", ஷ: "X", ஹ: "h" },
};

/** What these letters stand for after a nasal, and between vowels. At the start, and doubled, they are voiceless. */
const AFTER_NASAL: Record<string, Sounds> = { k: "g", c: "j", T: "D", t: "d", p: "b" };
const BETWEEN_VOWELS: Record<string, Sounds> = { k: "g", c: "s", T: "D" };

function voiced(letter: Sounds, before: string | undefined, isFollowed: boolean): Sounds {
  if (!isFollowed || before === undefined) return letter === "c" && isFollowed ? "s" : letter;
  if ("GJNnm".includes(before)) return AFTER_NASAL[letter] ?? letter;
  if (isVowel(before)) return BETWEEN_VOWELS[letter] ?? letter;
  return letter === "c" && !isConsonant(before) ? "s" : letter;
}

/** Reads Tamil letters; everything else stays. */
export function readTamil(text: string): Sounds {
  // Both spellings of the honorific are one sign.
  const letters = normalised(text)
    .replace(/[\u200b-\u200d]/g, "")
    .replaceAll("ஸ்ரீ", "ஶ்ரீ");
  let sounds = "";
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] as string;
    // ஃ before ப makes it an f.
    if (letter === "ஃ" && letters[at + 1] === "ப") continue;
    const consonant = LETTERS[letter];
    if (consonant === undefined) {
      sounds += VOWELS[letter] ?? letter;
      continue;
    }
    const next = letters[at + 1] ?? "";
    const isClosed = next === KILLER;
    const vowel = isClosed ? "" : SIGNS[next];
    const isF = consonant === "p" && letters[at - 1] === "ஃ";
    // Tamil words have ந் before a த, which voices it; whoever writes ன் means a t.
    const isPlainT = letter === "த" && letters[at - 2] === "ன" && letters[at - 1] === KILLER;
    sounds += (isF ? "f" : isPlainT ? "t" : voiced(consonant, sounds.at(-1), !isClosed)) + (vowel ?? "a");
    if (vowel !== undefined) at += 1;
  }
  return sounds;
}

const WRITTEN: Record<Sounds, string> = {
  ...{ k: "க", g: "க", c: "ச", j: "ஜ", T: "ட", D: "ட", N: "ண", t: "த", d: "த", n: "ன", p: "ப", b: "ப", m: "ம", y: "ய" },
  ...{ r: "ர", l: "ல", L: "ள", v: "வ", s: "ஸ", S: "ஷ", X: "ஷ", h: "ஹ", f: "ஃப", G: "ங", J: "ஞ", M: "ம" },
};
/** Tamil has no æ and writes e for it. */
const NEAREST: Record<string, Sounds> = { q: "e", Q: "E" };
const WRITTEN_SIGNS = new Map(Object.entries(SIGNS).map(([sign, sound]) => [sound, sign]));
const WRITTEN_VOWELS = new Map(Object.entries(VOWELS).map(([letter, sound]) => [sound, letter]));

/** The letter of a nasal, which depends on what follows. */
function nasal(sound: Sounds, next: string, isFirst: boolean): string {
  if ("nM".includes(sound) && "kg".includes(next || " ")) return "ங";
  if ("nM".includes(sound) && "cj".includes(next || " ")) return "ஞ";
  if (sound === "n" && (isFirst || "td".includes(next || " "))) return "ந";
  if (sound === "n" && "TD".includes(next || " ")) return "ண";
  if (sound === "M" && "hsSX".includes(next || " ")) return "ன";
  return WRITTEN[sound] ?? "";
}

/** Writes sounds in Tamil letters; everything else stays. */
export function writeTamil(sounds: Sounds): string {
  // Tamil has no breathed consonants.
  const plain = sounds.replaceAll("H", "");
  let text = "";
  /** Whether the last consonant still waits for its vowel. */
  let isOpen = false;
  for (let at = 0; at < plain.length; at += 1) {
    const sound = NEAREST[plain[at] as string] ?? (plain[at] as string);
    if (isVowel(sound)) {
      text += isOpen ? (WRITTEN_SIGNS.get(sound) ?? "") : (WRITTEN_VOWELS.get(sound) ?? "");
      isOpen = false;
      continue;
    }
    if (isOpen) text += KILLER;
    isOpen = isConsonant(sound);
    const isFirst = at === 0 || !/[A-Za-z]/.test(plain[at - 1] as string);
    if (!isOpen) text += sound;
    else if (sound === "S" && plain.startsWith("rI", at + 1)) text += "ஸ";
    else if ("nM".includes(sound)) text += nasal(sound, plain[at + 1] ?? "", isFirst);
    // Tamil words begin with ச for an s.
    else if (sound === "s" && isFirst && isVowel(plain[at + 1])) text += "ச";
    else text += WRITTEN[sound] ?? "";
  }
  return isOpen ? text + KILLER : text;
}
