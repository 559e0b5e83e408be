import type { words as english, standaloneWords as englishStandalone } from "./words.en.ts";

export const words: typeof english = {
  failed: {
    title: "යම් දෝෂයක් සිදු විය",
    text: "මෙම පිටුව පෙන්වීමට නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    home: "ආපසු මුල් පිටුවට",
  },
  invalidAnswer: "සේවාදායකයෙන් ලැබුණු පිළිතුරේ ආකෘතිය වලංගු නැත",
};

export const standaloneWords: typeof englishStandalone = {
  later: "දැන්ම නොහැකියි",
};
