import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  siteTitle: {
    en: (name: string) => `${name}: Majestic Elephants, Habitat & Conservation`,
    si: (name: string) => `${name}: අසිරිමත් ඇතුන්, වාසභූමි සහ සංරක්ෂණය`,
    ta: (name: string) => `${name}: கம்பீரமான யானைகள், வாழிடம், பாதுகாப்பு`,
  },
  breadcrumb: { en: "Breadcrumb", si: "පිටුවේ පිහිටීම", ta: "பக்கப் பாதை" },
  darkMode: { en: "Dark mode", si: "අඳුරු තේමාව", ta: "இருண்ட தோற்றம்" },
  required: { en: "(required)", si: "(අත්‍යවශ්‍යයි)", ta: "(கட்டாயம்)" },
  tryAgain: { en: "Try Again", si: "නැවත උත්සාහ කරන්න", ta: "மீண்டும் முயலுங்கள்" },
  pages: { en: "Pages", si: "පිටු", ta: "பக்கங்கள்" },
  /** Opens the choices of a search on a narrow screen. */
  filter: { en: "Filter", si: "පෙරන්න", ta: "வடிகட்டுங்கள்" },
  /** Names short links to parts of a list, for screen readers. */
  shortcuts: { en: "Shortcuts", si: "කෙටිමං", ta: "குறுக்குவழிகள்" },
  previousPage: { en: "Previous page", si: "පෙර පිටුව", ta: "முந்தைய பக்கம்" },
  nextPage: { en: "Next page", si: "ඊළඟ පිටුව", ta: "அடுத்த பக்கம்" },
  /** Over what a page rests on: sources, accounts that differ, citation. */
  howWeKnow: { en: "How we know this", si: "අප මෙය දන්නේ කෙසේද", ta: "இது எங்களுக்கு எப்படித் தெரியும்" },
});
