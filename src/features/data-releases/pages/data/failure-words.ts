import { inLanguages } from "../../../../platform/languages/words.ts";

/** Apart from the page's other words, which browsers do not load before they render the page. */
export const failure = inLanguages({
  title: { en: "The data could not be loaded", si: "දත්ත පූරණය කළ නොහැකි විය", ta: "தரவுகளை ஏற்ற முடியவில்லை" },
  message: {
    en: "The releases could not be loaded. Please try again later.",
    si: "දත්ත නිකුතු පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    ta: "தரவு வெளியீடுகளை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
});
