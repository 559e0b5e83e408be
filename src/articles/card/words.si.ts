import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  read: "ලිපිය කියවන්න",
  readWhich: (title: string) => `: ${title}`,
};
