import type { words as english } from "./failure.en.ts";

export const words: typeof english = {
  failure: {
    title: "මෙම සමාලෝචනය විවෘත නැත",
    message: "පෙළ පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    home: "ආපසු මුල් පිටුවට",
  },
};
