import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  source: (number: number) => `මූලාශ්‍රය ${number}`,
};
