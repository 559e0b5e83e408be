import { inLanguages } from "../../platform/languages/words.ts";
import { counted } from "../../platform/text/counted.ts";

export const words = inLanguages({
  title: { en: "On this day", si: "අද වැනි දිනක", ta: "அன்று இதே நாளில்" },
  record: { en: "Timeline", si: "කාලරේඛාව", ta: "காலவரிசை" },
  description: {
    en: "What happened to the tuskers of Sri Lanka on this day, or within three days of it, in earlier years, each with its sources.",
    si: "පසුගිය වර්ෂවල අද වැනි දිනක සහ ඒ ආසන්න දිනවල ශ්‍රී ලංකාවේ දළ ඇතුන්ට සිදු වූ දේ, මූලාශ්‍ර අනුව.",
    ta: "முந்தைய ஆண்டுகளில் இதே நாளிலும் அதை அண்டிய நாட்களிலும் இலங்கையின் கொம்பன்களுக்கு நிகழ்ந்தவை, ஆதாரங்களின்படி.",
  },
  keywords: {
    en: ["on this day", "history of tuskers", "tuskers of Sri Lanka"],
    si: ["අද වැනි දිනක", "දළ ඇතුන්ගේ ඉතිහාසය", "ශ්‍රී ලංකාවේ දළ ඇතුන්"],
    ta: ["இன்றைய நாள்", "கொம்பன்களின் வரலாறு", "இலங்கையின் கொம்பன்கள்"],
  },
  lead: {
    en: "What happened on this day, or within three days of it, in earlier years.",
    si: "පසුගිය වර්ෂවල අද වැනි දිනක, නැතහොත් ඊට දින තුනක් ඇතුළත සිදු වූ දේ.",
    ta: "முந்தைய ஆண்டுகளில் இதே நாளிலும், அதற்கு மூன்று நாட்களுக்கு உள்ளேயும் நிகழ்ந்தவை.",
  },
  today: {
    en: (day: string) => `Today, ${day}`,
    si: (day: string) => `අද, ${day}`,
    ta: (day: string) => `இன்று, ${day}`,
  },
  around: { en: "The days around it", si: "ඒ ආසන්න දින", ta: "அதை அண்டிய நாட்கள்" },
  nothing: { en: "Nothing is known of this day.", si: "මේ දිනය ගැන කිසිවක් නොදනී.", ta: "இந்த நாளைப் பற்றி எதுவும் தெரியவில்லை." },
  nothingAround: {
    en: "Nothing is known of the days around it.",
    si: "ඒ ආසන්න දින ගැන කිසිවක් නොදනී.",
    ta: "அதை அண்டிய நாட்களைப் பற்றி எதுவும் தெரியவில்லை.",
  },
  oneAccount: { en: "Sources differ", si: "මූලාශ්‍ර එකිනෙකට වෙනස් ය", ta: "ஆதாரங்கள் மாறுபடுகின்றன" },
  left: {
    en: (count: number) => `${counted(count, "more tusker has", "more tuskers have")} an event on this day.`,
    si: (count: number) => `මෙම දිනයේ සිදුවීමක් ඇති තවත් දළ ඇතුන් ගණන: ${count}.`,
    ta: (count: number) => `இந்த நாளில் நிகழ்வு உள்ள மேலும் ${counted(count, "கொம்பன்", "கொம்பன்கள்")}.`,
  },
});
