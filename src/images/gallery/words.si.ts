import { withinDate } from "../../platform/text/by-language/within-date.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  credit: (name: string) => `ඡායාරූපය: ${name}`,
  takenOn: (day: string) => `ගත්තේ ${day} දින`,
  takenIn: (monthOrYear: string) => `ගත්තේ ${withinDate(monthOrYear)}`,
  whole: "සම්පූර්ණ ඡායාරූපය",
  photographs: "ඡායාරූප",
  place: (number, of) => `${number} / ${of}.`,
  previous: "පෙර ඡායාරූපය",
  next: "ඊළඟ ඡායාරූපය",
  close: "වසන්න",
};
