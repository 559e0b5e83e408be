import type { storedWords as english, markWords as marksInEnglish } from "./words.en.ts";

export const storedWords: typeof english = {
  source: (number) => `ஆதாரம் ${number}`,
};

export const markWords: typeof marksInEnglish = {
  label: (count) => (count === 1 ? "ஆதாரம்" : `${count} ஆதாரங்கள்`),
  heard: (count) => (count === 1 ? "இப்பகுதிக்கு 1 ஆதாரம்" : `இப்பகுதிக்கு ${count} ஆதாரங்கள்`),
};
