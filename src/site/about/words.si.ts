import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  failure: "මෙම පිටුව පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
  toContact: "අපට ලියන්න",
};
