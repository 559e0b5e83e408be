export type TranslatedLanguage = "si" | "ta";

export const LETTERS: Record<TranslatedLanguage, RegExp> = { si: /\p{Script=Sinhala}/u, ta: /\p{Script=Tamil}/u };

/** What stays in Latin letters: how names abroad are spelled, designations, and the term that the words of the site use. */
const LATIN = new Set(
  "Il T tush elephant.se Anthonis Anthonisz Pan Shwe Maung Plai Pratu Pha Wild Tuskers Sri Lanka".split(" "),
);

/** The numbers in figures, sorted: a translation may tell them in another order. */
export const numbersIn = (text: string): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort();

/** What is wrong in the letters of a text of one language. */
export function wrongLetters(text: string, language: TranslatedLanguage): string[] {
  const other = LETTERS[language === "si" ? "ta" : "si"];
  const latin = text.match(/[A-Za-z]+(?:\.[a-z]+)?/g) ?? [];
  const rest = text.replace(
    /[\p{Script=Latin}\p{Script=Sinhala}\p{Script=Tamil}\d\s½.,:;?!()[\]|*#“”–/-]|\u200D/gu,
    "",
  );
  return [
    ...latin.filter((word) => !LATIN.has(word)).map((word) => `Latin: ${word}`),
    ...(other.test(text) ? ["letters of another language"] : []),
    ...(rest === "" ? [] : [`characters: ${rest}`]),
    ...(text === text.normalize("NFC") ? [] : ["vowel signs typed in parts"]),
    ...(/(?<![\p{Script=Sinhala}\p{Script=Tamil}])\p{Mn}|\p{Mc}(?![\u0D82\u0D83])\p{Mc}/u.test(text)
      ? ["a vowel sign out of place"]
      : []),
    ...(/(?<!\u0DCA)\u200D|\u200D(?![\u0D9A-\u0DC6])/u.test(text) ? ["a joiner that joins nothing"] : []),
    ...(/[\u0D9A\u0D9B\u0D9C\u0DA7\u0DA9\u0DAD-\u0DB1\u0DB4\u0DB6\u0DC0\u0DC1\u0DC3]\u0DCA\u0DBB|\u0DCA\u0DBA/u.test(
      text,
    )
      ? ["a missing joiner"]
      : []),
  ];
}
