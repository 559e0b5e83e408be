import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  sources: (count: number) => `මූලාශ්‍ර ${count}ක්`,
};
