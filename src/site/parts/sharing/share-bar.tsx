import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { useSiteFacts } from "../../../ui/kit/site-facts.ts";
import styles from "./share-bar.module.css";
import { shareTargets } from "./share-targets.ts";
import { words } from "./words.ts";

type Shared = {
  /** Root-relative address of the page in English. The page is shared in the language in which it is read. */
  path: string;
  title: string;
  /** Plain text of any length. */
  excerpt: string;
  /** The names of the services behind one press at every width: in articles, and in a second bar of a page. */
  isFolded?: boolean;
};

/**
 * The sharing options of a page: links that work without JavaScript, on phones behind one press, and two buttons that
 * need it. What they do is in `share-buttons.browser.ts`.
 */
export function ShareBar({ path, title, excerpt, isFolded = false }: Shared) {
  const url = `${useSiteFacts()?.siteUrl ?? ""}${addressIn(currentLanguage(), path)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div className={isFolded ? styles.share : `${styles.share} ${styles.spread}`} role="group" aria-label={words.title}>
      <span aria-hidden="true">{words.title}</span>
      <details>
        <summary>{words.names}</summary>
        <div>
          {shareTargets({ url, title, excerpt }).map(({ name, href }) => (
            <a key={name} href={href} rel="noopener nofollow" target={name === "Email" ? undefined : "_blank"}>
              {name === "Email" && <Icon name="mail" />}
              {words.targets[name]}
            </a>
          ))}
        </div>
      </details>
      <button
        type="button"
        className="needs-script"
        data-share="copy"
        data-ready={words.copying.ready}
        data-copied={words.copying.copied}
        data-failed={words.copying.failed}
      >
        <Icon name="link" />
        <Icon name="check" />
        <span>{words.copying.ready}</span>
      </button>
      <span role="status" className="sr" />
      <button type="button" className={styles.more} data-share="more">
        <Icon name="share-2" />
        {words.more}
      </button>
    </div>
  );
}
