/** Unicode's own bound (UAX #15, stream-safe text): no word of any language has more marks on one letter. */
const MOST_MARKS = 30;
const FURTHER_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");

/**
 * A text in a normal form, without the marks that follow the thirtieth of a letter. Normalising sorts the marks of each
 * letter, in a time that grows with the square of their number: 200,000 of them would hold the process for seconds.
 */
export const normalised = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD" = "NFC"): string =>
  text.replace(FURTHER_MARKS, "$1").normalize(form);
