import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  inEnglish: "ஆங்கிலத்தில்",
};
