import { inLanguages } from "../../languages/words.ts";

export const words = inLanguages({
  /** Shown instead of a page that could not be rendered, with or without the site's frame. */
  failed: {
    title: { en: "Something went wrong", si: "යම් දෝෂයක් සිදු විය", ta: "ஏதோ தவறு நேர்ந்துவிட்டது" },
    text: {
      en: "This page could not be shown. Please try again in a moment.",
      si: "මෙම පිටුව පෙන්වීමට නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
      ta: "இப்பக்கத்தைக் காட்ட முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    },
    home: { en: "Return to Home", si: "ආපසු මුල් පිටුවට", ta: "முகப்புக்குத் திரும்புங்கள்" },
  },
  invalidAnswer: {
    en: "Invalid response format from server",
    si: "සේවාදායකයෙන් ලැබුණු පිළිතුරේ ආකෘතිය වලංගු නැත",
    ta: "சேவையகத்திலிருந்து வந்த பதிலின் வடிவம் செல்லாது",
  },
});

/** For standalone pages. A separate object, so that it is not sent to browsers. */
export const standaloneWords = inLanguages({
  later: { en: "Not just now", si: "දැන්ම නොහැකියි", ta: "இப்போது முடியாது" },
});
