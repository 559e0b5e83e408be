import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  inEnglish: "ඉංග්‍රීසියෙන්",
};
