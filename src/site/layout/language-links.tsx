import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn, LANGUAGE_NAMES, LANGUAGES, type Language } from "../../platform/languages/language.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import { filledIn } from "./filled-in.ts";
import styles from "./language-links.module.css";
import { keepAnswer, offeredLanguage } from "./offered-language.browser.ts";
import { words } from "./words.en.ts";

type Offer = { language: Language; parts: typeof import("./language-offer.tsx") };

/** The offer of another language. Few visitors get one, so browsers load it only then. */
function useOffer(): [Offer | undefined, close: () => void] {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const language = offeredLanguage(currentLanguage());
    if (language === undefined) return;
    import("./language-offer.tsx").then(
      (parts) => setOffer({ language, parts }),
      () => {},
    );
  }, []);
  const close = () => {
    setOffer(undefined);
    keepAnswer();
  };
  return [offer, close];
}

/**
 * Lead to the same page in each language, whose name stands in its own script. Each loads a document. A visitor whose
 * browser prefers another language than that of the page is offered it once, beside them, where nothing has to move.
 */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const [offer, close] = useOffer();
  const links = useRef<HTMLUListElement>(null);
  const onClose = () => {
    close();
    // The button that had the focus is gone.
    links.current?.querySelector("a")?.focus();
  };
  // Those who write entries look at previews, in the language of the entry.
  if (pathname.startsWith("/preview/")) return null;
  const address = pathname + filledIn(search);
  return (
    <nav aria-label={words.languages} className={styles.languages}>
      <div className="wrap">
        {offer && <offer.parts.LanguageOffer language={offer.language} address={address} onClose={onClose} />}
        <ul ref={links}>
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
