import { useLocation } from "react-router";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn, LANGUAGE_NAMES, OPEN_LANGUAGES } from "../../platform/languages/language.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import styles from "./language-links.module.css";
import { words } from "./words.en.ts";

/** Lead to the same page in each language, whose name stands in its own script. Each loads a document. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  if (OPEN_LANGUAGES.length === 1) return null;
  return (
    <nav aria-label={words.languages} className={styles.languages}>
      <ul className="wrap">
        {OPEN_LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, pathname + search)}
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
