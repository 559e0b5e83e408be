import { inLanguages } from "../../../platform/languages/words.ts";

/** Apart from the page's other words, which browsers do not load before they render the page. */
export const failure = inLanguages({
  title: { en: "Something went wrong", si: "යම් දෝෂයක් සිදු විය", ta: "ஏதோ தவறு நேர்ந்துவிட்டது" },
  message: {
    en: "This page could not be loaded. Please try again in a moment.",
    si: "මෙම පිටුව පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    ta: "இப்பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
});
