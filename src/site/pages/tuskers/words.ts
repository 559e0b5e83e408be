import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

export const words = inLanguages({
  title: { en: "Tuskers", si: "දළ ඇතුන්", ta: "கொம்பன்கள்" },
  titleOfPage: {
    en: (page: number) => `Tuskers, page ${page}`,
    si: (page: number) => `දළ ඇතුන්, ${page} වන පිටුව`,
    ta: (page: number) => `கொம்பன்கள், பக்கம் ${page}`,
  },
  description: {
    en: "The tuskers of Sri Lanka by name: where each lives, what has become of him, and when that was last reported.",
    si: "ශ්‍රී ලංකාවේ දළ ඇතුන් නමින් නමට: එක් එක් ඇතා ජීවත් වන තැන, ඔහුට සිදු වූ දේ සහ ඒ බව අවසන් වරට වාර්තා වූ දිනය.",
    ta: "இலங்கையின் கொம்பன்கள், பெயர் வாரியாக: ஒவ்வொன்றும் எங்கு வாழ்கிறது, அதற்கு என்ன நேர்ந்தது, அது கடைசியாக எப்போது அறிவிக்கப்பட்டது.",
  },
  keywords: {
    en: ["tusker names", "wild tuskers", "domesticated tuskers"],
    si: ["දළ ඇතුන්ගේ නම්", "වන දළ ඇතුන්", "හීලෑ දළ ඇතුන්"],
    ta: ["கொம்பன்களின் பெயர்கள்", "காட்டுக் கொம்பன்கள்", "வளர்ப்புக் கொம்பன்கள்"],
  },
  lead: {
    en: "Wild bulls of the dry zone, temple tuskers of the perahera, and the orphans who grew up.",
    si: "වියළි කලාපයේ වන ඇතුන්, පෙරහැරේ ගමන් කරන සිද්ධස්ථාන ඇතුන් සහ ලොකු මහත් වූ අනාථ පැටවුන්.",
    ta: "உலர் வலயத்தின் காட்டுக் கொம்பன்கள், பெரஹெராவின் ஆலயக் கொம்பன்கள், வளர்ந்து பெரிதான அநாதைக் குட்டிகள்.",
  },
  filter: {
    label: { en: "Tuskers", si: "දළ ඇතුන්", ta: "கொம்பன்கள்" },
    search: { en: "Name", si: "නම", ta: "பெயர்" },
    placeholder: { en: "Search by name", si: "නමින් සොයන්න", ta: "பெயரால் தேடுங்கள்" },
    category: { en: "Category", si: "වර්ගය", ta: "வகை" },
    status: { en: "Status", si: "තත්ත්වය", ta: "நிலை" },
    all: { en: "All", si: "සියල්ල", ta: "அனைத்தும்" },
    option: { en: (label: string) => label.toLowerCase(), si: (label: string) => label, ta: (label: string) => label },
    submit: { en: "Search", si: "සොයන්න", ta: "தேடுங்கள்" },
  },
  key: { en: "Which tusker did I see?", si: "මා දුටුවේ කුමන දළ ඇතාද?", ta: "நான் பார்த்தது எந்தக் கொம்பன்?" },
  found: {
    heading: { en: "Tuskers in the directory", si: "නාමාවලියේ දළ ඇතුන්", ta: "பெயரேட்டிலுள்ள கொம்பன்கள்" },
    counted: {
      en: (tuskers: number) => counted(tuskers, "tusker", "tuskers"),
      si: (tuskers: number) => (tuskers === 1 ? "දළ ඇතෙක්" : `දළ ඇතුන් ${writtenNumber(tuskers)}`),
      ta: (tuskers: number) => counted(tuskers, "கொம்பன்", "கொம்பன்கள்"),
    },
    order: { en: ", sorted by name", si: ", නම් අනුපිළිවෙළට", ta: ", பெயர் வரிசையில்" },
    page: {
      en: (page: number, pages: number) => `Page ${page} of ${pages}`,
      si: (page: number, pages: number) => `පිටු ${pages}න් ${page} වන පිටුව`,
      ta: (page: number, pages: number) => `பக்கம் ${page} / ${pages}`,
    },
  },
  none: {
    title: { en: "No Tuskers Found", si: "දළ ඇතුන් හමු නොවුණි", ta: "கொம்பன்கள் எதுவும் கிடைக்கவில்லை" },
    message: {
      en: "No tuskers match your current search criteria.",
      si: "ඔබ සෙවූ කරුණුවලට ගැළපෙන දළ ඇතුන් නැත.",
      ta: "உங்கள் தேடலுக்குப் பொருந்தும் கொம்பன்கள் எதுவும் இல்லை.",
    },
    /** A link to the whole list. */
    clear: {
      en: (tuskers: number) => `Show all ${counted(tuskers, "tusker", "tuskers")}`,
      si: (tuskers: number) => `දළ ඇතුන් ${writtenNumber(tuskers)} දෙනාම බලන්න`,
      ta: (tuskers: number) => `எல்லா ${counted(tuskers, "கொம்பனையும்", "கொம்பன்களையும்")} பாருங்கள்`,
    },
  },
  failure: {
    title: { en: "Error Loading Tuskers", si: "දළ ඇතුන් පූරණය කිරීමේ දෝෂයක්", ta: "கொம்பன்களை ஏற்றுவதில் பிழை" },
    message: { en: "Failed to load tuskers", si: "දළ ඇතුන් පූරණය කළ නොහැකි විය", ta: "கொம்பன்களை ஏற்ற முடியவில்லை" },
  },
});
