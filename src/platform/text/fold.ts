import { normalised } from "./normalised.ts";

/**
 * Combining marks of Latin, Greek and Cyrillic letters. The vowel signs of Sinhala and Tamil are combining marks too,
 * but readers see them as letters: without them, "කැලණි" and "කොළඹ" would match other words.
 */
const DIACRITICS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** Zero-width joiners, soft hyphens, variation selectors and other invisible characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Includes control characters, which never belong in names; a NUL would cut a database query short. */
const BLANKS = /[\s\p{Cc}]+/gu;
const SINGLE_QUOTES = /[\u0060\u00b4\u2018-\u201b\u2032\u2035\u02b9\u02bc]/g;
const DOUBLE_QUOTES = /[\u00ab\u00bb\u201c-\u201f\u2033\u2036\u02ba]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Letters that Unicode does not decompose, as names are spelt where a keyboard lacks them. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * Normalises text for searching: removes case, accents, invisible characters and the difference between typographic and
 * plain quotes and dashes; white space becomes one blank. Apply it both to stored text and to search queries.
 */
export function foldForSearch(text: string): string {
  return (
    // Before NFKD, which turns an acute accent into a blank and a double prime into two primes.
    normalised(text.replace(/[\u00b4\u1ffd]/g, "'").replace(DOUBLE_QUOTES, '"'), "NFKD")
      .replace(SINGLE_QUOTES, "'")
      .replace(DASHES, "-")
      .replace(INVISIBLE, "")
      .replace(DIACRITICS, "")
      .toLowerCase()
      .replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
      .replace(BLANKS, " ")
      .trim()
  );
}

/**
 * The sort key of names and titles, compared by code point: NFKD, lower case, without accents and joiners. The vowel
 * signs of Sinhala and Tamil stay: without them කොළඹ and කළඹ would be equal.
 */
export function sortKeyOf(name: string): string {
  return normalised(name, "NFKD").replace(INVISIBLE, "").replace(DIACRITICS, "").toLowerCase();
}
