import type { storedWords as english } from "./words.en.ts";

export const storedWords: typeof english = {
  source: (number) => `ஆதாரம் ${number}`,
};
