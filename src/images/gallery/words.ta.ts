import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  credit: (name) => `புகைப்படம்: ${name}`,
  takenOn: (day) => `எடுக்கப்பட்ட நாள்: ${day}`,
  takenIn: (monthOrYear) => `எடுக்கப்பட்ட காலம்: ${monthOrYear}`,
  whole: "முழுப் புகைப்படம்",
  photographs: "புகைப்படங்கள்",
  place: (number, of) => `${number} / ${of}.`,
  previous: "முந்தைய புகைப்படம்",
  next: "அடுத்த புகைப்படம்",
  close: "மூடுங்கள்",
};
