import { LANGUAGES, type Language } from "../../../platform/languages/language.ts";

/** Says in local storage that the visitor has answered the offer, whichever way. */
const ANSWERED_KEY = "language-offer";

/** The first language of the visitor that the site has; undefined if the page is in it, or if there is none. */
export function languageToOffer(wanted: readonly string[], current: Language): Language | undefined {
  const [first] = wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag.split("-")[0]));
  return first === current ? undefined : first;
}

/** What to offer to this visitor, once. */
export function offeredLanguage(current: Language): Language | undefined {
  try {
    if (localStorage.getItem(ANSWERED_KEY) !== null) return undefined;
  } catch {
    // The browser blocks storage. An offer that cannot be declined for good is not made.
    return undefined;
  }
  return languageToOffer(navigator.languages, current);
}

export const keepAnswer = (): void => localStorage.setItem(ANSWERED_KEY, "answered");
