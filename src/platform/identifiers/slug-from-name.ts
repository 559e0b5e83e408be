import anyAscii from "any-ascii";
import { looksLikeId } from "./identifier-kind.ts";
import { cutSlug, MAX_SLUG_LENGTH } from "./slug.ts";

// The transliteration tables are large: public pages must not import this file.

/**
 * A consonant of Sinhala or Tamil without a vowel sign is read with "a", which the letter-by-letter tables leave out:
 * without this මිල්ලන්ගොඩ would come out as "millngod".
 */
const INHERENT_A = /([\u0d9a-\u0dc6])(?![\u0dca\u0dcf-\u0ddf\u0df2\u0df3])|([\u0b95-\u0bb9])(?![\u0bbe-\u0bcd\u0bd7])/g;

/**
 * The slug of a name: lower-case ASCII words joined by hyphens, at most 80 characters, cut at a word. Other scripts are
 * transliterated. Empty when nothing remains or when it would look like a database id.
 */
export function slugFromName(name: string): string {
  const latin = anyAscii(
    name
      .normalize("NFC")
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .replace(INHERENT_A, "$&a"),
  );
  const words = latin
    .toLowerCase()
    .replace(/(?<=[a-z0-9])['`](?=[a-z0-9])/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const slug = cutSlug(words, MAX_SLUG_LENGTH);
  return looksLikeId(slug) ? "" : slug;
}

/** The slug an entry is given when it is made; where its name gives none, its kind and six characters of its id. */
export function slugForEntry(kind: "tusker" | "article", name: string, id: string): string {
  return slugFromName(name) || `${kind}-${id.slice(-6)}`;
}
