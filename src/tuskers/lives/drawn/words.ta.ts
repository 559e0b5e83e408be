import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  born: (date) => `பிறப்பு: ${date}.`,
  birthNotRecorded: "அதன் பிறப்பு பதிவாகவில்லை.",
  first: (date) => `முதன்முதலில் பதிவானது: ${date}.`,
  died: (date, cause) => `இறப்பு: ${date}; காரணம்: ${cause}.`,
  deadBy: (date, cause) => `${date} இற்குள் இறந்துவிட்டது; காரணம்: ${cause}.`,
  deathNotDated: (cause) => `அது இறந்த நாள் பதிவாகவில்லை; காரணம்: ${cause}.`,
  causeNotRecorded: "பதிவாகவில்லை",
  last: (date) => `கடைசியாகப் பதிவானது: ${date}.`,
  silence: "அதன்பின், பத்து ஆண்டுகளுக்கு மேலாக, திகதியுடன் கூடிய ஆதாரம் எதுவும் இல்லை.",
};
