import { inLanguages } from "../languages/words.ts";
import { ENGLISH_MONTHS } from "./by-language/english-months.ts";
import { monthName } from "./by-language/months.ts";

export const words = inLanguages({
  month: {
    en: (month: number, year: string) => `${ENGLISH_MONTHS[month - 1]} ${year}`,
    si: (month: number, year: string) => `${year} ${monthName("si", month)}`,
    ta: (month: number, year: string) => `${year} ${monthName("ta", month)}`,
  },
  day: {
    en: (day: number, month: number, year: string) => `${day} ${ENGLISH_MONTHS[month - 1]} ${year}`,
    si: (day: number, month: number, year: string) => `${year} ${monthName("si", month)} ${day}`,
    ta: (day: number, month: number, year: string) => `${year} ${monthName("ta", month)} ${day}`,
  },
});
