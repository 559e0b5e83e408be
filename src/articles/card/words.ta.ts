import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  read: "கட்டுரையை வாசியுங்கள்",
  readWhich: (title) => `: ${title}`,
};
