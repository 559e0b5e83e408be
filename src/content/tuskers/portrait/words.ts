import { inLanguages } from "../../../platform/languages/words.ts";
import { words as english } from "./words.en.ts";
import { words as sinhala } from "./words.si.ts";
import { words as tamil } from "./words.ta.ts";

/**
 * The texts of a drawn portrait. Each is a function, because a sentence about an animal depends on many of its traits.
 */
export const words = inLanguages({
  alt: { en: english.alt, si: sinhala.alt, ta: tamil.alt },
  caption: { en: english.caption, si: sinhala.caption, ta: tamil.caption },
  details: { en: english.details, si: sinhala.details, ta: tamil.details },
});
