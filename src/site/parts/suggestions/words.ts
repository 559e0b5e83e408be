import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

export const words = inLanguages({
  tuskers: { en: "Tuskers", si: "දළ ඇතුන්", ta: "கொம்பன்கள்" },
  near: { en: "Did you mean", si: "ඔබ සෙව්වේ", ta: "நீங்கள் தேடியது" },
  places: { en: "Places", si: "ස්ථාන", ta: "இடங்கள்" },
  tags: { en: "Tags", si: "ටැග්", ta: "குறிச்சொற்கள்" },
  articles: { en: "Articles", si: "ලිපි", ta: "கட்டுரைகள்" },
  all: {
    en: (tuskers: number) => `All ${tuskers} tuskers`,
    si: (tuskers: number) => `දළ ඇතුන් ${writtenNumber(tuskers)} දෙනාම`,
    ta: (tuskers: number) => `கொம்பன்கள் ${writtenNumber(tuskers)} பேரும்`,
  },
  /** Told to those who do not see the list. */
  told: {
    en: (suggestions: number) => counted(suggestions, "suggestion", "suggestions"),
    si: (suggestions: number) => `යෝජනා ${writtenNumber(suggestions)}`,
    ta: (suggestions: number) => counted(suggestions, "பரிந்துரை", "பரிந்துரைகள்"),
  },
});
