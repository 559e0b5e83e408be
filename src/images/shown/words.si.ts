import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  alt: (name: string) => `${name}ගේ ඡායාරූපයක්`,
};
