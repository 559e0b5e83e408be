import type { Language } from "../../../platform/languages/language.ts";
import { keepAnswer, offeredLanguage } from "./offered-language.browser.ts";

/** The languages in the second tier, and where these are not shown, the button that opens the menu at them. */
const LANGUAGES = "[data-opens=menu-languages], [data-tier] [data-languages] a";

/** Once the button that had the focus is gone. What is not shown does not take the focus. */
function focusLanguages(): void {
  for (const element of document.querySelectorAll<HTMLElement>(LANGUAGES)) {
    element.focus();
    if (document.activeElement === element) return;
  }
}

/** Offers the visitor the page in the language that the browser prefers, until an answer is stored. */
export function offerLanguage(current: Language): void {
  const language = offeredLanguage(current);
  if (language === undefined) return;
  const offer = document.querySelector<HTMLElement>(`[data-offer="${language}"]`);
  if (offer === null) return;
  offer.hidden = false;
  offer.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("a, button") !== null) keepAnswer();
    if (target.closest("button") === null) return;
    offer.hidden = true;
    focusLanguages();
  });
}

/** Takes the fragment along to the same page in another language: the server does not know it. */
export function watchLanguageLinks(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
      if (link && link.origin === location.origin) link.hash = location.hash;
    },
    { capture: true },
  );
}
