import { monthName } from "./by-language/months.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  month: (month, year) => `${year} ${monthName("ta", month)}`,
  day: (day, month, year) => `${year} ${monthName("ta", month)} ${day}`,
};
