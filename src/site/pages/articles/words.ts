import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

export const words = inLanguages({
  title: { en: "Articles", si: "ලිපි", ta: "கட்டுரைகள்" },
  titleOfPage: {
    en: (page: number) => `Articles, page ${page}`,
    si: (page: number) => `ලිපි, ${page} වන පිටුව`,
    ta: (page: number) => `கட்டுரைகள், பக்கம் ${page}`,
  },
  description: {
    en: "Articles on the elephants of Sri Lanka and those who live with them: habitat, conflict, counts, festivals, law, and how tuskers are told apart.",
    si: "ශ්‍රී ලංකාවේ අලි ඇතුන් සහ ඔවුන් සමඟ ජීවත් වන අය ගැන ලිපි: වාසභූමි, ගැටුම්, ගණන් බැලීම්, උත්සව, නීතිය, සහ දළ ඇතුන් වෙන්කර හඳුනාගන්නා අයුරු.",
    ta: "இலங்கையின் யானைகளையும் அவற்றுடன் வாழ்பவர்களையும் பற்றிய கட்டுரைகள்: வாழிடம், மோதல், கணக்கெடுப்புகள், விழாக்கள், சட்டம், கொம்பன்களை வேறுபடுத்தி அறியும் முறை.",
  },
  keywords: {
    en: ["articles", "elephant conservation", "wildlife research"],
    si: ["ලිපි", "අලි සංරක්ෂණය", "වනජීවී පර්‍යේෂණ"],
    ta: ["கட்டுரைகள்", "யானைகள் பாதுகாப்பு", "வனஜீவராசிகள் ஆய்வு"],
  },
  lead: {
    en: "Fences and festivals, counts and courts: the writing behind the directory.",
    si: "වැටවල් සහ උත්සව, ගණන් බැලීම් සහ උසාවි: නාමාවලිය පසුපස ඇති ලිපි.",
    ta: "வேலிகளும் விழாக்களும், கணக்கெடுப்புகளும் நீதிமன்றங்களும்: பெயரேட்டுக்குப் பின்னாலுள்ள எழுத்தாக்கங்கள்.",
  },
  filter: {
    label: { en: "Articles", si: "ලිපි", ta: "கட்டுரைகள்" },
    search: { en: "Title or excerpt", si: "මාතෘකාව හෝ සාරාංශය", ta: "தலைப்பு அல்லது சுருக்கம்" },
    placeholder: { en: "Search articles...", si: "ලිපි සොයන්න...", ta: "கட்டுரைத் தேடல்..." },
    category: { en: "Category", si: "වර්ගය", ta: "வகை" },
    all: { en: "All Categories", si: "සියලු වර්ග", ta: "எல்லா வகைகளும்" },
    option: { en: (label: string) => label.toLowerCase(), si: (label: string) => label, ta: (label: string) => label },
    submit: { en: "Search", si: "සොයන්න", ta: "தேடுங்கள்" },
  },
  found: {
    all: { en: "All articles", si: "සියලු ලිපි", ta: "எல்லாக் கட்டுரைகளும்" },
    filtered: { en: "Articles found", si: "හමු වූ ලිපි", ta: "கிடைத்த கட்டுரைகள்" },
    counted: {
      en: (articles: number) => counted(articles, "article", "articles"),
      si: (articles: number) => `ලිපි ${writtenNumber(articles)}`,
      ta: (articles: number) => counted(articles, "கட்டுரை", "கட்டுரைகள்"),
    },
    order: { en: ", the newest first", si: ", අලුත්ම ලිපි මුලින්", ta: ", புதியவை முதலில்" },
    page: {
      en: (page: number, pages: number) => `Page ${page} of ${pages}`,
      si: (page: number, pages: number) => `පිටු ${pages}න් ${page} වන පිටුව`,
      ta: (page: number, pages: number) => `பக்கம் ${page} / ${pages}`,
    },
  },
  none: {
    title: { en: "No Articles Found", si: "ලිපි හමු නොවුණි", ta: "கட்டுரைகள் எதுவும் கிடைக்கவில்லை" },
    message: {
      en: "No articles match your current search criteria.",
      si: "ඔබ සෙවූ කරුණුවලට ගැළපෙන ලිපි නැත.",
      ta: "உங்கள் தேடலுக்குப் பொருந்தும் கட்டுரைகள் எதுவும் இல்லை.",
    },
  },
  failure: {
    title: { en: "Error Loading Articles", si: "ලිපි පූරණය කිරීමේ දෝෂයක්", ta: "கட்டுரைகளை ஏற்றுவதில் பிழை" },
    message: {
      en: "Failed to load articles. Please try again later.",
      si: "ලිපි පූරණය කළ නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
      ta: "கட்டுரைகளை ஏற்ற முடியவில்லை. பின்னர் மீண்டும் முயலுங்கள்.",
    },
  },
});
