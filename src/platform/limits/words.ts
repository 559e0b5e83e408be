import { inLanguages } from "../languages/words.ts";

export const words = inLanguages({
  wait: {
    aboutAMinute: { en: "in about a minute", si: "මිනිත්තුවකින් පමණ", ta: "ஏறத்தாழ ஒரு நிமிடத்தில்" },
    minutes: {
      en: (count: number) => `in about ${count} minutes`,
      si: (count: number) => `මිනිත්තු ${count}කින් පමණ`,
      ta: (count: number) => `ஏறத்தாழ ${count} நிமிடங்களில்`,
    },
    hours: {
      en: (count: number) => `in about ${count} hours`,
      si: (count: number) => (count === 1 ? "පැයකින් පමණ" : `පැය ${count}කින් පමණ`),
      ta: (count: number) => `ஏறத்தாழ ${count} மணித்தியாலங்களில்`,
    },
  },
  refusal: {
    en: (reason: string, when: string) => `${reason} Please try again ${when}.`,
    si: (reason: string, when: string) => `${reason} කරුණාකර ${when} නැවත උත්සාහ කරන්න.`,
    ta: (reason: string, when: string) => `${reason} ${when} மீண்டும் முயலுங்கள்.`,
  },
  tries: {
    en: "Too many tries came from your connection.",
    si: "ඔබේ සම්බන්ධතාවයෙන් උත්සාහ කිරීම් වැඩි ගණනක් ලැබුණි.",
    ta: "உங்கள் இணைப்பிலிருந்து அதிக முயற்சிகள் வந்துள்ளன.",
  },
  guesses: {
    en: "There were too many wrong passwords or codes.",
    si: "වැරදි මුරපද හෝ කේත වැඩි ගණනක් ඇතුළත් කරන ලදී.",
    ta: "பிழையான கடவுச்சொற்கள் அல்லது குறியீடுகள் அதிகமாகக் கொடுக்கப்பட்டுள்ளன.",
  },
  signIns: {
    en: "There were too many failed sign-ins.",
    si: "අසාර්ථක පිවිසීම් වැඩි ගණනක් සිදු විය.",
    ta: "தோல்வியடைந்த உள்நுழைவுகள் அதிகமாக உள்ளன.",
  },
  messages: {
    en: "Too many messages came from your connection.",
    si: "ඔබේ සම්බන්ධතාවයෙන් පණිවිඩ වැඩි ගණනක් ලැබුණි.",
    ta: "உங்கள் இணைப்பிலிருந்து அதிக செய்திகள் வந்துள்ளன.",
  },
  letters: {
    en: "Too many letters came from your connection.",
    si: "ඔබේ සම්බන්ධතාවයෙන් ලිපි වැඩි ගණනක් ලැබුණි.",
    ta: "உங்கள் இணைப்பிலிருந்து மிக அதிகமான கடிதங்கள் வந்துள்ளன.",
  },
  lettersInAll: {
    en: "The editors have received more letters today than they can read.",
    si: "සංස්කාරකවරුන්ට කියවිය හැකි ප්‍රමාණයට වඩා ලිපි අද ලැබී ඇත.",
    ta: "ஆசிரியர் குழுவினரால் வாசிக்கக்கூடியதை விட அதிகமான கடிதங்கள் இன்று வந்துள்ளன.",
  },
  comments: {
    en: "Too many comments came from your connection.",
    si: "ඔබේ සම්බන්ධතාවයෙන් අදහස් වැඩි ගණනක් ලැබුණි.",
    ta: "உங்கள் இணைப்பிலிருந்து மிக அதிகமான கருத்துகள் வந்துள்ளன.",
  },
  requests: {
    en: "Too many requests came from your connection.",
    si: "ඔබේ සම්බන්ධතාවයෙන් ඉල්ලීම් වැඩි ගණනක් ලැබුණි.",
    ta: "உங்கள் இணைப்பிலிருந்து அதிக கோரிக்கைகள் வந்துள்ளன.",
  },
});
