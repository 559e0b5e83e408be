import type { words as english } from "./words.en.ts";

export const words: typeof english = { right: "வ", left: "இ" };
