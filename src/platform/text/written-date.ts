import { monthName } from "./by-language/months.ts";
import type { TextLanguage } from "./by-language/text-language.ts";

/**
 * Formats `2022`, `2022-11` and `2022-11-24` for readers: 2022, November 2022, 24 November 2022. Sinhala begins with the
 * year: 2022 නොවැම්බර් 24.
 */
export function writtenDate(partial: string, language: TextLanguage = "en"): string {
  const [year = "", month, day] = partial.split("-");
  if (month === undefined) return year;
  const parts = [year, monthName(language, Number(month)), ...(day === undefined ? [] : [String(Number(day))])];
  return (language === "si" ? parts : parts.reverse()).join(" ");
}
