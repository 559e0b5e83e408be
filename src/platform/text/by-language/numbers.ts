import type { TextLanguage } from "./text-language.ts";

/**
 * Shared, because `toLocaleString` looks up its format at each call, which slows public pages down. Sri Lanka writes
 * numbers alike in all three languages. The platform would group Tamil ones by lakhs, as India does: 74,51,234.
 */
const format = new Intl.NumberFormat("en");

/** A number in Western digits, grouped by thousands: 7,451,234. */
export const formatNumber = (_language: TextLanguage, value: number): string => format.format(value);

/**
 * Which of a word's two forms follows a number. Sinhala uses the form of one after 0, too; fractions count as more
 * than one.
 */
export function pluralForm(language: TextLanguage, count: number): "one" | "other" {
  return count === 1 || (language === "si" && count === 0) ? "one" : "other";
}
