import { inLanguages } from "../../../platform/languages/words.ts";

/** A word in the stored HTML: changing it requires a higher RENDER_VERSION. */
export const storedWords = inLanguages({
  /** What a number in a text leads to, for those who hear it. */
  source: {
    en: (number: number) => `Source ${number}`,
    si: (number: number) => `${number} වන මූලාශ්‍රය`,
    ta: (number: number) => `ஆதாரம் ${number}`,
  },
});
