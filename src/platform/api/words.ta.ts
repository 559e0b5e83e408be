import type { words as english } from "./words.en.ts";

export const words: typeof english = { failed: "எங்கள் பக்கத்தில் ஏதோ தவறு நேர்ந்தது. மீண்டும் முயலுங்கள்." };
