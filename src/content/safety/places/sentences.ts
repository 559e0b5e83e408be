import { normalised } from "../../../platform/text/normalised.ts";
import { AREAS_IN_SINHALA_AND_TAMIL } from "./area-names.ts";

/** Names of parks that contain a word for a smaller place. */
const NAMES_OF_PARKS =
  /(?<![\p{L}\d])(?:kala\s?wewa|gal oya|maduru oya)(?:\s+(?:national\s+park|np))?(?![\p{L}\d])(?!\s(?:tank|bund|sluice|bridge))/giu;

/**
 * Splits a text into sentences, but not within "6.27" or "கி.மீ.", without tags and with "…" for the names of areas in
 * Sinhala and Tamil.
 */
export function sentencesOf(text: string): string[] {
  const plain = text
    .replace(/<\/?(?:p|li|h\d|br|td|th|tr|div|figcaption|blockquote)(?![a-z])[^<>]{0,300}>/gi, "\n")
    .replace(/<[^<>]*>/g, "");
  return normalised(plain)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/(?<=கி|කි)\.(மீ|මී)\.?/g, "$1")
    .replace(/\b(St|Dr|Mr|Mrs|approx|no|No)\./g, "$1")
    .replace(/[^\S\n]+/g, " ")
    .replace(/(?:The )?Daily (?:Mail|Mirror|News|FT)/g, "…")
    .replace(/Temple of the (?:Sacred )?Tooth(?: Relic)?/g, "…")
    .replace(NAMES_OF_PARKS, "…")
    .replace(AREAS_IN_SINHALA_AND_TAMIL, "…")
    .split(/(?<=[.!?])\s+|\n/);
}
