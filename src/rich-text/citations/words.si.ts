import type { storedWords as english, markWords as marksInEnglish } from "./words.en.ts";

export const storedWords: typeof english = {
  source: (number: number) => `${number} වන මූලාශ්‍රය`,
};

export const markWords: typeof marksInEnglish = {
  label: (count) => (count === 1 ? "මූලාශ්‍රය" : `මූලාශ්‍ර ${count}ක්`),
  heard: (count) => (count === 1 ? "මෙම කොටසට මූලාශ්‍රය එකයි" : `මෙම කොටසට මූලාශ්‍ර ${count}ක්`),
};
