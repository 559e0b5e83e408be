import { inLanguages } from "../../../../platform/languages/words.ts";

export const words = inLanguages({
  failure: {
    title: { en: "This Review Is Not Open", si: "මෙම සමාලෝචනය විවෘත නැත", ta: "இந்த மதிப்பாய்வு திறந்திருக்கவில்லை" },
    message: {
      en: "The text could not be loaded. Please try again in a moment.",
      si: "පෙළ පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
      ta: "உரையை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    },
    home: { en: "Return to Home", si: "ආපසු මුල් පිටුවට", ta: "முகப்புக்குத் திரும்புங்கள்" },
  },
});
