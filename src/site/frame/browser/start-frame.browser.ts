import type { Language } from "../../../platform/languages/language.ts";
import { watchAnalytics } from "./analytics.browser.ts";
import { watchConsent } from "./consent-banner.browser.ts";
import { watchDarkModeButton } from "./dark-mode-button.browser.ts";
import { watchDashboardLink } from "./dashboard-link.browser.ts";
import { offerLanguage, watchLanguageLinks } from "./language-offer.browser.ts";
import { watchMenu } from "./menu.browser.ts";
import { watchSecondTier } from "./second-tier.browser.ts";
import { watchSiteSearch } from "./site-search.browser.ts";

/** Starts what reacts in the frame of a public page, until the signal ends it: in browsers, as long as the document is there. */
export function startFrame(language: Language, signal = new AbortController().signal): void {
  watchDarkModeButton(signal);
  watchMenu();
  watchSecondTier();
  watchSiteSearch();
  watchDashboardLink();
  watchLanguageLinks();
  offerLanguage(language);
  watchConsent(signal);
  watchAnalytics();
}
