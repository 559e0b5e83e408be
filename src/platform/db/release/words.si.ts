import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  updating: "මේ මොහොතේ අඩවිය යාවත්කාලීන කෙරෙමින් පවතී; එබැවින් කිසිවක් වෙනස් නොවීය. කරුණාකර ටික වේලාවකින් නැවත උත්සාහ කරන්න.",
};
