import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn, LANGUAGE_NAMES, LANGUAGES } from "../../platform/languages/language.ts";
import { OFFERS } from "../../platform/languages/offers.ts";
import { Icon } from "../../ui/kit/icon.tsx";
import { usePageAddress } from "../../ui/kit/page-address.ts";
import { filledIn } from "./filled-in.ts";
import styles from "./language-links.module.css";
import { words } from "./words.ts";

/** The address of this page without its language; undefined where those who write entries look at them in one language. */
function useAddressToTranslate(): string | undefined {
  const { pathname, search } = usePageAddress();
  return pathname.startsWith("/preview/") ? undefined : pathname + filledIn(search);
}

/**
 * Offer the same page in each other language, in the words of that language. `site/frame/browser/language-offer.browser.ts` shows
 * the one that the visitor's browser prefers. Whoever follows or closes it is not asked again.
 */
export function LanguageOffers() {
  const address = useAddressToTranslate();
  if (address === undefined) return null;
  return LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
    // A landmark, as nothing of a page may stand outside all of them.
    <nav
      key={language}
      hidden
      lang={language}
      aria-label={LANGUAGE_NAMES[language]}
      className={styles.offer}
      data-offer={language}
      suppressHydrationWarning
    >
      <a href={addressIn(language, address)} hrefLang={language}>
        {OFFERS[language].read}
      </a>
      <button type="button" className="iconbtn" aria-label={OFFERS[language].close}>
        <Icon name="x" />
      </button>
    </nav>
  ));
}

type LanguageLinksProps = {
  className?: string | undefined;
  /** The id of the navigation, where its label is shown. */
  id?: string;
};

/** Lead to the same page in each language, whose name stands in its own script. Each loads a document. */
export function LanguageLinks({ className, id }: LanguageLinksProps) {
  const address = useAddressToTranslate();
  if (address === undefined) return null;
  return (
    <nav
      id={id}
      aria-label={words.languages}
      className={className === undefined ? styles.languages : `${styles.languages} ${className}`}
    >
      {id !== undefined && <p aria-hidden="true">{words.languages}</p>}
      <ul data-languages="">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, address)}
              lang={language}
              hrefLang={language}
              aria-current={language === currentLanguage() ? "true" : undefined}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says on translated pages, in their language, that no speaker has checked their words yet. */
export const Unchecked = () =>
  words.unchecked === null ? null : (
    <div className="wrap">
      <p className={styles.unchecked}>
        <Icon name="languages" />
        {words.unchecked}
      </p>
    </div>
  );
