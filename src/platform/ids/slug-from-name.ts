import anyAscii from "any-ascii";
import { normalised } from "../text/normalised.ts";
import { looksLikeId } from "./identifier-kind.ts";
import { cutSlug, MAX_SLUG_LENGTH } from "./slug.ts";

// The transliteration tables are large: public pages must not import this file.

/**
 * A Sinhala or Tamil consonant without a vowel sign is pronounced with "a", which the transliteration tables omit:
 * without this, මිල්ලන්ගොඩ would become "millngod".
 */
const INHERENT_A = /([\u0d9a-\u0dc6])(?![\u0dca\u0dcf-\u0ddf\u0df2\u0df3])|([\u0b95-\u0bb9])(?![\u0bbe-\u0bcd\u0bd7])/g;

/**
 * The slug for a name: lower-case ASCII words joined by hyphens, at most 80 characters, cut between words. Other
 * scripts are transliterated. Empty if nothing remains, or if the result would look like a database id.
 */
export function slugFromName(name: string): string {
  const latin = anyAscii(
    normalised(name)
      // The tables make numbers of the signs of thousands and millions, which only enclose a letter.
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Me}]/gu, "")
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

/** The slug of a new entry. If its name yields none, it consists of the kind and the last six characters of the id. */
export function slugForEntry(kind: "tusker" | "article", name: string, id: string): string {
  return slugFromName(name) || `${kind}-${id.slice(-6)}`;
}
