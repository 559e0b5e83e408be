import { normalised } from "../../../platform/text/normalised.ts";
/**
 * Normalises a text (NFKC) and removes diacritics and invisible characters. Many vowel signs of Sinhala and Tamil are
 * such marks, so words to be searched for in the result must be normalised the same way.
 */
export const bareLetters = (text: string): string =>
  normalised(text, "NFKC").replace(/[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}]/gu, "");
