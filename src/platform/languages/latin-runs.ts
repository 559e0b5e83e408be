/** A run of words in Latin letters, with what stands between them and the numbers that end it: "on 19 May 1997". */
const LATIN = /(\p{Script=Latin}(?:[^\p{Script=Sinhala}\p{Script=Tamil}]*\p{Script=Latin})?(?: \d+(?!\p{L}))*)/u;

/** A text cut at its runs of Latin letters, which are every second part. */
export const latinRuns = (text: string): string[] => text.split(LATIN);
