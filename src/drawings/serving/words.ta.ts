import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  noSuchDrawing: "அத்தகைய வரைபடம் எதுவும் இல்லை.",
  tooMany: "இப்போது அதிகமான வரைபடங்கள் உருவாக்கப்படுகின்றன.",
  illustration: "வரையப்பட்ட படம்",
  kind: (category, place) => `${category}, ${place}`,
};
