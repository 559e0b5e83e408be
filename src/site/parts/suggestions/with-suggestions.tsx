import type { ReactNode } from "react";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import styles from "./suggestions.module.css";
import { SUGGESTIONS } from "./suggestions-address.ts";

type WithSuggestionsProps = { className?: string | undefined; children: ReactNode };

/** A search box, and beneath it what `site/frame/browser/suggestions.browser.ts` finds while somebody types. */
export const WithSuggestions = ({ className, children }: WithSuggestionsProps) => (
  <div
    className={className === undefined ? styles.around : `${styles.around} ${className}`}
    data-suggests={addressIn(currentLanguage(), SUGGESTIONS)}
  >
    {children}
    <p className="sr" role="status" data-suggestions-told="" suppressHydrationWarning />
    <div hidden className={styles.list} data-suggestions="" suppressHydrationWarning />
  </div>
);
