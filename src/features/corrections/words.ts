import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  title: { en: "Corrections", si: "නිවැරදි කිරීම්", ta: "திருத்தங்கள்" },
  /** In the line over the closed block. */
  holds: { en: "corrections", si: "නිවැරදි කිරීම්", ta: "திருத்தங்கள்" },
  /** In the feed of a tusker. */
  changed: {
    en: (name: string, day: string) => `${name}: changed on ${day}`,
    si: (name: string, day: string) => `${name}: ${day} දින වෙනස් කරන ලදී`,
    ta: (name: string, day: string) => `${name}: ${day} அன்று மாற்றப்பட்டது`,
  },
  how: {
    added: {
      en: (what: string) => `${what} added`,
      si: (what: string) => `එක් කළේ: ${what}`,
      ta: (what: string) => `சேர்க்கப்பட்டது: ${what}`,
    },
    corrected: {
      en: (what: string) => `${what} corrected`,
      si: (what: string) => `නිවැරදි කළේ: ${what}`,
      ta: (what: string) => `திருத்தப்பட்டது: ${what}`,
    },
    removed: {
      en: (what: string) => `${what} removed`,
      si: (what: string) => `ඉවත් කළේ: ${what}`,
      ta: (what: string) => `நீக்கப்பட்டது: ${what}`,
    },
  },
});
