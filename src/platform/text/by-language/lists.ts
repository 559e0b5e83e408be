import { currentLanguage } from "../../languages/current-language.ts";
import type { Language } from "../../languages/language.ts";

/** Between the last two of a list. */
const WORDS: Record<Language, { and: string; or: string }> = {
  en: { and: "and", or: "or" },
  si: { and: "සහ", or: "හෝ" },
  ta: { and: "மற்றும்", or: "அல்லது" },
};

const listed = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** "ears, eyes and tail". */
export const listOfAll = (items: readonly string[], language: Language = currentLanguage()): string =>
  listed(items, WORDS[language].and);

/** "2001, 2002 or 2003". */
export const listOfAny = (items: readonly string[], language: Language = currentLanguage()): string =>
  listed(items, WORDS[language].or);
