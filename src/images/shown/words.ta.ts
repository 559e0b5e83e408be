import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  alt: (name) => `புகைப்படம்: ${name}`,
};
