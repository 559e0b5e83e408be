import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  sources: (count) => `${count} ${count === 1 ? "ஆதாரம்" : "ஆதாரங்கள்"}`,
};
