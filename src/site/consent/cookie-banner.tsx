import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import { readConsent, saveConsent } from "./consent.browser.ts";
import { ALL_ACCEPTED, type BannerState, type ConsentChoices, ESSENTIAL_ONLY } from "./consent-record.ts";
import styles from "./cookie-banner.module.css";

import { words } from "./words.en.tsx";

const OPTIONAL = ["analytics", "advertising", "functional"] satisfies (keyof ConsentChoices)[];

/** Reserves space for the banner, at the end of the page and where the browser scrolls to a focused element. */
function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty("--banner", `${element.offsetHeight + 24}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--banner");
    };
  }, [banner]);
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * The button that remains after the banner was closed without a choice. It takes the focus, because the button that had
 * it is gone.
 */
export const CookieButton = ({ onPress }: { onPress(): void }) => (
  <button ref={takeFocus} type="button" className={styles.reopen} onClick={onPress}>
    {words.buttons.open}
  </button>
);

type CookieBannerProps = {
  /** True if a button opened the banner, which then takes the focus. */
  asked: boolean;
  /** Called with the new state, whether or not a choice was made. */
  onEnd(state: BannerState): void;
};

export function CookieBanner({ asked, onEnd }: CookieBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const [details, setDetails] = useState(false);
  const [choices, setChoices] = useState<ConsentChoices>(() => readConsent() ?? ESSENTIAL_ONLY);
  const id = useId();
  useRoomBelow(banner);
  useEffect(() => {
    if (asked) banner.current?.focus();
  }, [asked]);

  const choose = ({ analytics, advertising, functional }: ConsentChoices) => {
    saveConsent({ analytics, advertising, functional });
    onEnd("hidden");
  };
  const minimise = () => onEnd("minimised");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") minimise();
  };
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={`${id}-title`} tabIndex={-1} onKeyDown={onKeyDown}>
      <button type="button" className={`iconbtn ${styles.close}`} aria-label={words.buttons.close} onClick={minimise}>
        <Icon name="x" />
      </button>
      <h2 id={`${id}-title`}>{words.title}</h2>
      {/* Two short paragraphs: a single long one would be a late Largest Contentful Paint on phones. */}
      <div>
        <p>{words.lead}</p>
        <p>{words.change(<Link to="/privacy-policy">{words.privacyPolicy}</Link>)}</p>
      </div>
      {details && (
        <div id={`${id}-details`}>
          <div className={styles.option}>
            <input type="checkbox" id={`${id}-essential`} checked disabled aria-describedby={`${id}-essential-text`} />
            <label htmlFor={`${id}-essential`}>
              {words.essential.label} <span className={styles.required}>{words.required}</span>
            </label>
            <p id={`${id}-essential-text`}>{words.essential.text}</p>
          </div>
          {OPTIONAL.map((name) => (
            <div key={name} className={styles.option}>
              <input
                type="checkbox"
                id={`${id}-${name}`}
                checked={choices[name]}
                onChange={({ target }) => setChoices({ ...choices, [name]: target.checked })}
                aria-describedby={`${id}-${name}-text`}
              />
              <label htmlFor={`${id}-${name}`}>{words.optional[name].label}</label>
              <p id={`${id}-${name}-text`}>{words.optional[name].text}</p>
            </div>
          ))}
        </div>
      )}
      <div className="acts">
        <button type="button" className="btn" onClick={() => choose(ALL_ACCEPTED)}>
          {words.buttons.acceptAll}
        </button>
        <button type="button" className="btn quiet" onClick={() => choose(ESSENTIAL_ONLY)}>
          {words.buttons.essentialOnly}
        </button>
        {details && (
          <button type="button" className="btn quiet" onClick={() => choose(choices)}>
            {words.buttons.save}
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          aria-expanded={details}
          aria-controls={details ? `${id}-details` : undefined}
          onClick={() => setDetails(!details)}
        >
          {details ? words.buttons.hideDetails : words.buttons.showDetails}
        </button>
      </div>
    </section>
  );
}
