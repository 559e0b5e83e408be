import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  busy: "මේ මොහොතේ අඩවියට කළ හැකි ප්‍රමාණයට වඩා වැඩ ඇත. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
};
