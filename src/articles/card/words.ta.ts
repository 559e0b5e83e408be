import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  read: "கட்டுரையை வாசிக்க",
  readWhich: (title) => `: ${title}`,
};
