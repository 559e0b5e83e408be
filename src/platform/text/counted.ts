import { currentLanguage } from "../languages/current-language.ts";
import { formatNumber, pluralForm } from "./by-language/numbers.ts";
import type { TextLanguage } from "./by-language/text-language.ts";

/** A whole number as people read it: 12,345. */
export const writtenNumber = (value: number, language: TextLanguage = currentLanguage()): string =>
  formatNumber(language, value);

/** "1 tusker", "12,345 tuskers". */
export const counted = (count: number, one: string, many: string): string =>
  `${writtenNumber(count)} ${pluralForm("en", count) === "one" ? one : many}`;
