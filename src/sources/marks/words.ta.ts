import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  label: (count) => (count === 1 ? "ஆதாரம்" : `${count} ஆதாரங்கள்`),
  heard: (count) => (count === 1 ? "இப்பகுதிக்கு 1 ஆதாரம்" : `இப்பகுதிக்கு ${count} ஆதாரங்கள்`),
  ofRows: "இந்த அட்டவணையின் ஆதாரங்கள், வரிசை வாரியாக",
};
