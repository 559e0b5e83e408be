/** Letters after which an h is barely audible: Thilak and Tilak. */
const BEFORE_SILENT_H = "bdgjkpts";
/** Characters without sound: all but letters, their marks, digits and white space. */
const SILENT = /[^\p{L}\p{M}\p{N}\s]/gu;
const LETTER = /\p{L}/u;

const isLetter = (character: string): boolean => (character >= "a" && character <= "z") || LETTER.test(character);

/** The sound of a character before `next`. */
function heard(character: string, next: string): string {
  switch (character) {
    case "w":
      return "v";
    case "z":
      return "s";
    case "o":
      return next === "o" ? "u" : "o";
    case "e":
      return next === "e" ? "i" : "e";
    default:
      return character;
  }
}

/**
 * The phonetic form of folded text. Spellings of one sound in romanised Sinhala and Tamil become equal (Kawanthissa and
 * Kavantisa, Gemunu and Gemunoo), double letters count once, and punctuation is dropped.
 */
export function soundOf(folded: string): string {
  const text = folded.replace(SILENT, "");
  let sound = "";
  let last = "";
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) as number);
    at += character.length;
    const next = text[at] ?? "";
    const now = heard(character, next);
    // Skip the second of two letters that form one sound, or a silent h.
    if ((now !== character && now !== "v" && now !== "s") || (next === "h" && BEFORE_SILENT_H.includes(character))) {
      at += 1;
    }
    if (now === last && isLetter(now)) continue;
    sound += now;
    last = now;
  }
  return sound;
}
