import { addressIn, type Language } from "../../platform/languages/language.ts";
import { OFFERS } from "../../platform/languages/offers.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import styles from "./language-links.module.css";
import { keepAnswer } from "./offered-language.browser.ts";

type LanguageOfferProps = { language: Language; address: string; onClose(): void };

/**
 * Offers the visitor the same page in another language, and in the words of that language. Whoever follows or closes it
 * is not asked again.
 * @public The frame loads it when it is needed.
 */
export const LanguageOffer = ({ language, address, onClose }: LanguageOfferProps) => (
  <div lang={language} className={styles.offer}>
    <a href={addressIn(language, address)} hrefLang={language} onClick={keepAnswer}>
      {OFFERS[language].read}
    </a>
    <button type="button" className="iconbtn" aria-label={OFFERS[language].close} onClick={onClose}>
      <Icon name="x" />
    </button>
  </div>
);
