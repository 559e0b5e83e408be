import { catalogue } from "../languages/catalogue.ts";
import { ENGLISH_MONTHS } from "./by-language/english-months.ts";

export const words = catalogue({
  month: (month: number, year: string) => `${ENGLISH_MONTHS[month - 1]} ${year}`,
  day: (day: number, month: number, year: string) => `${day} ${ENGLISH_MONTHS[month - 1]} ${year}`,
});
