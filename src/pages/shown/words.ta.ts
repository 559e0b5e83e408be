import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  source: (number) => `ஆதாரம் ${number}`,
};
