import type { words as english, storedWords as englishStored } from "./words.en.ts";

export const words: typeof english = {
  player: "YouTube වීඩියෝව",
};

export const storedWords: typeof englishStored = {
  watch: "වීඩියෝව YouTube හි නරඹන්න",
  table: (nth) => (nth === 1 ? "වගුව" : `වගුව ${nth}`),
  photograph: (credit: string, hasTerms: boolean) => `ඡායාරූපය: ${credit}${hasTerms ? ", " : ""}`,
};
