import { normalised } from "../normalised.ts";
import { isConsonant, isVowel, type Sounds } from "./sounds.ts";

/** Words that most names of tuskers are made of. Latin letters do not tell their long vowels and retroflex letters. */
const KNOWN_WORDS: Record<string, Sounds> = {
  ...{ raja: "rAjA", rajah: "rAjA", maha: "maha", podi: "poDi", kumara: "kumAra", sri: "SrI", eka: "Eka" },
  ...{ dala: "daLa", dhala: "daLa", etha: "qtA", atha: "qtA", aetha: "qtA", wewa: "vqva" },
};

/** Ends of place names that names of temple tuskers begin with. */
const KNOWN_ENDS: readonly (readonly [string, Sounds])[] = [["goda", "goDa"]];

/** Longer spellings come first: the first that fits is read. */
const SPELLINGS: readonly (readonly [string, Sounds])[] = [
  ...([
    ["chch", "cc"],
    ["thth", "tt"],
    ["ksh", "kX"],
    ["cch", "cc"],
    ["tth", "tt"],
    ["ddh", "ddH"],
  ] as const),
  ...([
    ["nt", "nt"],
    ["tt", "TT"],
    ["ch", "c"],
    ["th", "t"],
    ["sh", "S"],
    ["ph", "pH"],
  ] as const),
  ...([
    ["kh", "kH"],
    ["gh", "gH"],
    ["dh", "dH"],
    ["bh", "bH"],
    ["jh", "jH"],
  ] as const),
  ...([
    ["aa", "A"],
    ["ae", "q"],
    ["ee", "I"],
    ["ii", "I"],
    ["oo", "U"],
    ["uu", "U"],
  ] as const),
  ...([
    ["ā", "A"],
    ["ī", "I"],
    ["ū", "U"],
    ["ē", "E"],
    ["ō", "O"],
    ["ǣ", "Q"],
    ["æ", "q"],
    ["ä", "q"],
  ] as const),
  ...([
    ["ṭ", "T"],
    ["ḍ", "D"],
    ["ṇ", "N"],
    ["ḷ", "L"],
    ["ś", "S"],
    ["ṣ", "X"],
    ["ñ", "J"],
    ["ṅ", "G"],
    ["ṃ", "M"],
  ] as const),
  ...([
    ["w", "v"],
    ["x", "kS"],
    ["q", "k"],
    ["c", "k"],
    ["z", "s"],
    ["t", "T"],
  ] as const),
];

/** Between two vowels the tongue glides: Mian and Miyan. */
const glideBetween = (before: Sounds, after: Sounds): Sounds => {
  if (!isVowel(before) || !isVowel(after)) return "";
  return "uUoOW".includes(before) ? "v" : "y";
};

function readWord(word: string): Sounds {
  const known = KNOWN_WORDS[word];
  if (known !== undefined) return known;
  const end = KNOWN_ENDS.find(([written]) => word.length > written.length && word.endsWith(written));
  const stem = end === undefined ? word : word.slice(0, -end[0].length);
  let sounds = "";
  for (let at = 0; at < stem.length; ) {
    const spelling = SPELLINGS.find(([written]) => stem.startsWith(written, at));
    // "Thh" aside, an h after the t of nt belongs to it: Kawanthissa.
    const length = spelling?.[0] === "nt" && stem[at + 2] === "h" ? 3 : (spelling?.[0].length ?? 1);
    const next = spelling?.[1] ?? (stem[at] as string);
    sounds += glideBetween(sounds.at(-1) ?? "", next[0] ?? "") + next;
    at += length;
  }
  // Rajah: nobody hears the h.
  if (sounds.endsWith("h") && isVowel(sounds.at(-2))) sounds = sounds.slice(0, -1);
  return sounds + (end?.[1] ?? "");
}

/** Letters without the accents that say nothing of their sound. */
const bareLetters = (text: string): string =>
  normalised(text)
    .toLowerCase()
    .replace(/[^\0-\x7fāīūēōǣæäṭḍṇḷśṣñṅṃ]/gu, (letter) => normalised(letter, "NFKD").replace(/\p{M}/gu, ""));

/** Reads the usual spellings of Sinhala and Tamil names in Latin letters; everything else stays. */
export function readLatin(text: string): Sounds {
  return bareLetters(text).replace(/\p{Script=Latin}+/gu, readWord);
}

const WRITTEN: Record<Sounds, string> = {
  ...{ A: "a", q: "a", Q: "a", I: "i", U: "u", E: "e", O: "o", Y: "ai", W: "au" },
  ...{ c: "ch", T: "t", D: "d", N: "n", t: "th", L: "l", v: "w", S: "sh", X: "sh", G: "n", J: "n", M: "n" },
};

/** Writes sounds as names are usually spelt in Sri Lanka: th for the dental t, w for v, no marks for long vowels. */
export function writeLatin(sounds: Sounds): string {
  let text = "";
  for (let at = 0; at < sounds.length; at += 1) {
    const sound = sounds[at] as string;
    const next = sounds[at + 1];
    if (sound === "H") text += "tc".includes(sounds[at - 1] ?? "") ? "" : "h";
    else if (sound === "S" && next === "r") text += "s";
    else if (sound === "M" && "pbm".includes(next ?? " ")) text += "m";
    // The first of two: Dantha, but Puttuwa and Dattha.
    else if ((sound === "t" || sound === "c") && next === sound && isConsonant(next)) text += sound;
    else text += WRITTEN[sound] ?? sound;
  }
  return text;
}
