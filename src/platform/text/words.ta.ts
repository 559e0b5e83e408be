import { monthName } from "./by-language/months.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  month: (month, year) => `${monthName("ta", month)} ${year}`,
  day: (day, month, year) => `${day} ${monthName("ta", month)} ${year}`,
};
