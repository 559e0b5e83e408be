import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  noSuchDrawing: { en: "There is no such drawing.", si: "එවැනි චිත්‍රයක් නැත.", ta: "அத்தகைய வரைபடம் எதுவும் இல்லை." },
  tooMany: {
    en: "Too many drawings are being made at the moment.",
    si: "මේ මොහොතේ චිත්‍ර වැඩි ගණනක් සෑදෙමින් පවතී.",
    ta: "இப்போது அதிகமான வரைபடங்கள் உருவாக்கப்படுகின்றன.",
  },
  /** On a share card, below the animal: the portrait is no photograph. */
  illustration: { en: "Illustration", si: "චිත්‍රයකි", ta: "வரையப்பட்ட படம்" },
  /** The line under the tusker's name on a share card. */
  kind: {
    en: (category: string, place: string) => `${category}, ${place}`,
    si: (category: string, place: string) => `${category}, ${place}`,
    ta: (category: string, place: string) => `${category}, ${place}`,
  },
});
