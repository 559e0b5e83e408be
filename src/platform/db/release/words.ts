import { inLanguages } from "../../languages/words.ts";

export const words = inLanguages({
  updating: {
    en: "The site is being updated, so nothing was changed. Please try again shortly.",
    si: "මේ මොහොතේ අඩවිය යාවත්කාලීන කෙරෙමින් පවතී; එබැවින් කිසිවක් වෙනස් නොවීය. කරුණාකර ටික වේලාවකින් නැවත උත්සාහ කරන්න.",
    ta: "தளம் இப்போது புதுப்பிக்கப்படுகிறது; எனவே எதுவும் மாற்றப்படவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
});
