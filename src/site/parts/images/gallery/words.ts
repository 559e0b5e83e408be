import { inLanguages } from "../../../../platform/languages/words.ts";
import { withinDate } from "../../../../platform/text/by-language/within-date.ts";

export const words = inLanguages({
  credit: {
    en: (name: string) => `Photograph: ${name}`,
    si: (name: string) => `ඡායාරූපය: ${name}`,
    ta: (name: string) => `புகைப்படம்: ${name}`,
  },
  takenOn: {
    en: (day: string) => `taken on ${day}`,
    si: (day: string) => `ගත්තේ ${day} දින`,
    ta: (day: string) => `எடுக்கப்பட்ட நாள்: ${day}`,
  },
  takenIn: {
    en: (monthOrYear: string) => `taken in ${monthOrYear}`,
    si: (monthOrYear: string) => `ගත්තේ ${withinDate(monthOrYear)}`,
    ta: (monthOrYear: string) => `எடுக்கப்பட்ட காலம்: ${monthOrYear}`,
  },
  whole: { en: "Whole photograph", si: "සම්පූර්ණ ඡායාරූපය", ta: "முழுப் புகைப்படம்" },
  photographs: { en: "Photographs", si: "ඡායාරූප", ta: "புகைப்படங்கள்" },
  place: {
    en: (number: number | string, of: number | string) => `${number} of ${of}.`,
    si: (number: number | string, of: number | string) => `${number} / ${of}.`,
    ta: (number: number | string, of: number | string) => `${number} / ${of}.`,
  },
  previous: { en: "Previous photograph", si: "පෙර ඡායාරූපය", ta: "முந்தைய புகைப்படம்" },
  next: { en: "Next photograph", si: "ඊළඟ ඡායාරූපය", ta: "அடுத்த புகைப்படம்" },
  close: { en: "Close", si: "වසන්න", ta: "மூடுங்கள்" },
});
