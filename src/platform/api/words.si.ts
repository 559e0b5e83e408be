import type { words as english } from "./words.en.ts";

export const words: typeof english = { failed: "අප පැත්තෙන් යම් දෝෂයක් සිදු විය. කරුණාකර නැවත උත්සාහ කරන්න." };
