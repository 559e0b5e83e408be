import { inLanguages } from "../../../platform/languages/words.ts";

export const words = inLanguages({
  /** Above prose that a page of another language leaves in English. */
  inEnglish: { en: "In English", si: "ඉංග්‍රීසියෙන්", ta: "ஆங்கிலத்தில்" },
});
