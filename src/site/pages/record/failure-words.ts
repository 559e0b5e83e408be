import { inLanguages } from "../../../platform/languages/words.ts";

/** Apart from the page's other words, which browsers do not load before they render the page. */
export const failure = inLanguages({
  title: { en: "The record could not be loaded", si: "වාර්තාව පූරණය කළ නොහැකි විය", ta: "பதிவேட்டை ஏற்ற முடியவில்லை" },
  message: {
    en: "The record could not be loaded. Please try again later.",
    si: "වාර්තාව පූරණය කළ නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
    ta: "பதிவேட்டை ஏற்ற முடியவில்லை. பின்னர் மீண்டும் முயலுங்கள்.",
  },
});
