import type { Language } from "../../languages/language.ts";

/** Shared, because making one takes longer than sorting a list. */
const COLLATORS: Partial<Record<Language, Intl.Collator>> = {};

/**
 * Compares names in the order of a language's dictionaries: the letters of its own script come first, in their own
 * order, and case and accents count last.
 */
export function nameOrder(language: Language): (one: string, other: string) => number {
  COLLATORS[language] ??= new Intl.Collator(language);
  return COLLATORS[language].compare;
}
