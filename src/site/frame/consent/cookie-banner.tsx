import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import styles from "./cookie-banner.module.css";
import { words } from "./words.ts";

const OPTIONAL = ["analytics", "advertising", "functional"] as const;

/**
 * The question about consent, and the button that remains of it in the corner: both hidden until
 * `site/frame/browser/consent-banner.browser.ts` shows them.
 */
export const CookieBanner = () => (
  <>
    <section
      hidden
      className={styles.banner}
      aria-labelledby="consent-title"
      tabIndex={-1}
      data-consent="banner"
      suppressHydrationWarning
    >
      <div className={`wrap ${styles.row}`}>
        <div className={styles.question}>
          <h2 id="consent-title">{words.title}</h2>{" "}
          <p>
            {words.lead} <PageLink to="/privacy-policy">{words.privacyPolicy}</PageLink>
          </p>
        </div>
        <div id="consent-details" hidden className={styles.details} data-consent="details" data-consent-with="details">
          <p>{words.change}</p>
          <div className={styles.option}>
            <input
              type="checkbox"
              id="consent-essential"
              defaultChecked
              disabled
              aria-describedby="consent-essential-text"
            />
            <label htmlFor="consent-essential">
              {words.essential.label} <span className={styles.required}>{words.required}</span>
            </label>
            <p id="consent-essential-text">{words.essential.text}</p>
          </div>
          {OPTIONAL.map((name) => (
            <div key={name} className={styles.option}>
              <input
                type="checkbox"
                id={`consent-${name}`}
                aria-describedby={`consent-${name}-text`}
                data-consent-option={name}
              />
              <label htmlFor={`consent-${name}`}>{words.optional[name].label}</label>
              <p id={`consent-${name}-text`}>{words.optional[name].text}</p>
            </div>
          ))}
        </div>
        <div className={`acts ${styles.answers}`}>
          <button type="button" className="btn quiet small" data-consent-press="all">
            {words.buttons.acceptAll}
          </button>
          <button type="button" className="btn quiet small" data-consent-press="essential">
            {words.buttons.essentialOnly}
          </button>
          <button
            type="button"
            className="btn quiet small"
            hidden
            data-consent-press="save"
            data-consent-with="details"
          >
            {words.buttons.save}
          </button>
          <button
            type="button"
            className={styles.manage}
            aria-expanded="false"
            aria-controls="consent-details"
            data-consent-press="details"
          >
            <span hidden data-consent-with="details">
              {words.buttons.hideDetails}
            </span>
            <span data-consent-with="lead">{words.buttons.showDetails}</span>
          </button>
        </div>
        <button
          type="button"
          className={`iconbtn ${styles.close}`}
          aria-label={words.buttons.close}
          data-consent-press="close"
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
    <button
      type="button"
      hidden
      className={styles.reopen}
      data-consent="corner"
      data-consent-press="ask"
      suppressHydrationWarning
    >
      {words.buttons.open}
    </button>
  </>
);
