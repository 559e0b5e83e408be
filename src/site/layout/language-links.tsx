import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn, LANGUAGE_NAMES, LANGUAGES, type Language } from "../../platform/languages/language.ts";
import { OFFERS } from "../../platform/languages/offers.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import { usePageAddress } from "../../platform/ui/page-address.ts";
import { filledIn } from "./filled-in.ts";
import styles from "./language-links.module.css";
import { words } from "./words.en.ts";

type LanguageOfferProps = { language: Language; address: string };

/**
 * Offers the same page in another language, and in the words of that language. `site/frame/language-offer.browser.ts` shows
 * it to those whose browser prefers that language. Whoever follows or closes it is not asked again.
 */
const LanguageOffer = ({ language, address }: LanguageOfferProps) => (
  <div hidden lang={language} className={styles.offer} data-offer={language} suppressHydrationWarning>
    <a href={addressIn(language, address)} hrefLang={language}>
      {OFFERS[language].read}
    </a>
    <button type="button" className="iconbtn" aria-label={OFFERS[language].close}>
      <Icon name="x" />
    </button>
  </div>
);

/**
 * Lead to the same page in each language, whose name stands in its own script. Each loads a document. Beside them, where
 * nothing has to move, stand the offers of the other languages.
 */
export function LanguageLinks() {
  const { pathname, search } = usePageAddress();
  // Those who write entries look at previews, in the language of the entry.
  if (pathname.startsWith("/preview/")) return null;
  const address = pathname + filledIn(search);
  return (
    <nav aria-label={words.languages} className={styles.languages}>
      <div className="wrap">
        {LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
          <LanguageOffer key={language} language={language} address={address} />
        ))}
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
      </div>
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
