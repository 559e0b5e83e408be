import { inLanguages } from "../languages/words.ts";

export const words = inLanguages({
  noDatabase: {
    en: "The site cannot use its database at the moment, so nothing was changed. Please try again shortly.",
    si: "මේ මොහොතේ අඩවියට එහි දත්ත ගබඩාව භාවිත කළ නොහැකිය; එබැවින් කිසිවක් වෙනස් නොවීය. කරුණාකර ටික වේලාවකින් නැවත උත්සාහ කරන්න.",
    ta: "தளத்தால் இப்போது அதன் தரவுத்தளத்தைப் பயன்படுத்த முடியவில்லை; எனவே எதுவும் மாற்றப்படவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
  noDisk: {
    en: "The site cannot use its disk at the moment, so nothing was changed. Please try again in a minute.",
    si: "මේ මොහොතේ අඩවියට එහි තැටිය භාවිත කළ නොහැකිය; එබැවින් කිසිවක් වෙනස් නොවීය. කරුණාකර මිනිත්තුවකින් නැවත උත්සාහ කරන්න.",
    ta: "தளத்தால் இப்போது அதன் வட்டைப் பயன்படுத்த முடியவில்லை; எனவே எதுவும் மாற்றப்படவில்லை. ஒரு நிமிடத்தில் மீண்டும் முயலுங்கள்.",
  },
  diskFull: {
    en: "There is no space left on the disk, so nothing was saved. Reading still works.",
    si: "තැටියේ ඉඩ අවසන් වී ඇත; එබැවින් කිසිවක් සුරැකුණේ නැත. කියවීම තවමත් කළ හැකිය.",
    ta: "வட்டில் இடம் இல்லை; எனவே எதுவும் சேமிக்கப்படவில்லை. தொடர்ந்து வாசிக்கலாம்.",
  },
});
