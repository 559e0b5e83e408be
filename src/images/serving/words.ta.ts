import type { words as english } from "./words.en.ts";

export const words: typeof english = { noSuchImage: "அத்தகைய படம் எதுவும் இல்லை." };
