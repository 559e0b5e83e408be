/**
 * A text in one spelling, without marks above or below letters and without invisible characters. In Sinhala and Tamil
 * many vowel signs are such marks, so words to be found in a bare text must be bared as well.
 */
export const bareLetters = (text: string): string =>
  text.normalize("NFKC").replace(/[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}]/gu, "");
