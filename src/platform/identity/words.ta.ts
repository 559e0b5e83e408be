import type { words as english } from "./words.en.ts";

export const words: typeof english = { name: "இலங்கைக் கொம்பன்கள்" };
