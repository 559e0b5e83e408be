import { normalised } from "../normalised.ts";
import { isConsonant, isVowel, type Sounds } from "./sounds.ts";

const KILLER = "\u0dca";
const JOINER = "\u200d";

/** Letters that stand for several sounds are last, so that none of them is written for a single one. */
const CONSONANTS: readonly (readonly [string, Sounds])[] = [
  ...([..."කගචජටඩණතදනපබමයරලළවසශෂහෆඞඤ"].map((letter, index) => [letter, "kgcjTDNtdnpbmyrlLvsSXhfGJ"[index] ?? ""]) as [
    string,
    Sounds,
  ][]),
  ["ඛ", "kH"],
  ["ඝ", "gH"],
  ["ඡ", "cH"],
  ["ඣ", "jH"],
  ["ඨ", "TH"],
  ["ඪ", "DH"],
  ["ථ", "tH"],
  ["ධ", "dH"],
  ["ඵ", "pH"],
  ["භ", "bH"],
  ["ඥ", "gn"],
  ["ඟ", "ng"],
  ["ඦ", "nj"],
  ["ඬ", "ND"],
  ["ඳ", "nd"],
  ["ඹ", "mb"],
];

const SIGNS: Record<string, Sounds> = {
  "\u0dcf": "A",
  "\u0dd0": "q",
  "\u0dd1": "Q",
  "\u0dd2": "i",
  "\u0dd3": "I",
  "\u0dd4": "u",
  "\u0dd6": "U",
  "\u0dd8": "ru",
  "\u0df2": "rU",
  "\u0dd9": "e",
  "\u0dda": "E",
  "\u0ddb": "Y",
  "\u0ddc": "o",
  "\u0ddd": "O",
  "\u0dde": "W",
};

const VOWELS: Record<string, Sounds> = {
  ...{ අ: "a", ආ: "A", ඇ: "q", ඈ: "Q", ඉ: "i", ඊ: "I", උ: "u", ඌ: "U", ඍ: "ru" },
  ...{ එ: "e", ඒ: "E", ඓ: "Y", ඔ: "o", ඕ: "O", ඖ: "W", "ං": "M", "ඃ": "h" },
};

const READ = new Map(CONSONANTS);
const WRITTEN = new Map(CONSONANTS.slice(0, -6).map(([letter, sounds]) => [sounds, letter]));
const WRITTEN_SIGNS = new Map(Object.entries(SIGNS).map(([sign, sound]) => [sound, sign]));
const WRITTEN_VOWELS = new Map(Object.entries(VOWELS).map(([letter, sound]) => [sound, letter]));

/** Reads Sinhala letters; everything else stays. */
export function readSinhala(text: string): Sounds {
  const letters = normalised(text).replace(/[\u200b-\u200d]/g, "");
  let sounds = "";
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] as string;
    const consonant = READ.get(letter);
    if (consonant === undefined) {
      sounds += VOWELS[letter] ?? letter;
      continue;
    }
    const next = letters[at + 1] ?? "";
    const vowel = next === KILLER ? "" : SIGNS[next];
    sounds += consonant + (vowel ?? "a");
    if (vowel !== undefined) at += 1;
  }
  return sounds;
}

/** Before these sounds a nasal is written as the sign ං. */
const TAKES_NASAL_SIGN = new Set("khsSX");
/** After another consonant these two are written as strokes on it, which a joiner asks for. */
const STROKES = new Set("ry");

/** The letter of a consonant of one sound, or of two where the second is a breath, and how many sounds it took. */
function consonantAt(sounds: Sounds, at: number): { letter: string; length: number } {
  const sound = sounds[at] as string;
  if (sounds[at + 1] === "H") return { letter: WRITTEN.get(`${sound}H`) ?? WRITTEN.get(sound) ?? "", length: 2 };
  return { letter: WRITTEN.get(sound) ?? "", length: 1 };
}

/** Writes sounds in Sinhala letters; everything else stays. */
export function writeSinhala(sounds: Sounds): string {
  let text = "";
  /** Whether the last consonant still waits for its vowel. */
  let isOpen = false;
  for (let at = 0; at < sounds.length; ) {
    const sound = sounds[at] as string;
    if (isVowel(sound)) {
      text += isOpen ? (WRITTEN_SIGNS.get(sound) ?? "") : (WRITTEN_VOWELS.get(sound) ?? "");
      isOpen = false;
      at += 1;
      continue;
    }
    if (!isConsonant(sound)) {
      text += (isOpen ? KILLER : "") + sound;
      isOpen = false;
      at += 1;
      continue;
    }
    if (isOpen) {
      const isAfterItself = sounds[at - 1] === sound;
      text += KILLER + (STROKES.has(sound) && !isAfterItself && !"ryn".includes(sounds[at - 1] ?? "") ? JOINER : "");
    }
    if (sound === "M" || ("nG".includes(sound) && TAKES_NASAL_SIGN.has(sounds[at + 1] ?? ""))) {
      text += "ං";
      isOpen = false;
      at += 1;
      continue;
    }
    const { letter, length } = consonantAt(sounds, at);
    text += letter;
    isOpen = true;
    at += length;
  }
  return isOpen ? text + KILLER : text;
}
