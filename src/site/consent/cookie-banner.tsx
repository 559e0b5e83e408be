import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import { readConsent, saveConsent } from "./consent.browser.ts";
import { ALL_ACCEPTED, type ConsentChoices, ESSENTIAL_ONLY } from "./consent-record.ts";

/** How long after the page is there the question comes, in milliseconds. */
const DELAY_MS = 1_000;

const OPTIONAL: { name: keyof ConsentChoices; label: string; text: string }[] = [
  { name: "analytics", label: "Analytics", text: "Counts visits, so that we know which pages are read." },
  { name: "advertising", label: "Advertising", text: "Ad storage, ad user data and ad personalisation." },
  { name: "functional", label: "Functional", text: "Remembers settings of embedded services." },
];

/**
 * `minimised` is closed without a choice: a button in the corner stays, and the question comes again on the next visit.
 * Nothing of it is stored.
 */
export type BannerState = "hidden" | "shown" | "minimised";

/** Shows the question after a second where no choice is stored; `reopen` is for the footer's button. */
export function useCookieBanner(): { state: BannerState; setState(state: BannerState): void } {
  const [state, setState] = useState<BannerState>("hidden");
  useEffect(() => {
    if (readConsent() !== undefined) return;
    const timer = setTimeout(() => {
      // Another tab may have answered meanwhile.
      if (readConsent() === undefined) setState((now) => (now === "hidden" ? "shown" : now));
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return { state, setState };
}

/** Leaves room for the banner wherever the page is scrolled to by the keyboard, and at its end. */
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

/** What stays of the question that was closed without a choice. The button that closed it had the focus, and is gone. */
export const CookieButton = ({ onPress }: { onPress(): void }) => (
  <button ref={takeFocus} type="button" className="cookie-button" onClick={onPress}>
    Cookies
  </button>
);

type CookieBannerProps = {
  /** True where a button brought it up: then it takes the focus. */
  asked: boolean;
  /** Called with the new state, after a choice or without one. */
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
    <section ref={banner} className="cookie" aria-labelledby={`${id}-title`} tabIndex={-1} onKeyDown={onKeyDown}>
      <button type="button" className="iconbtn shut" aria-label="Close" onClick={minimise}>
        <Icon name="x" />
      </button>
      <h2 id={`${id}-title`}>Cookies on this site</h2>
      {/* Two short paragraphs: one long one would be the largest thing that a phone paints, and the last. */}
      <div>
        <p>We use essential storage to run the site. Anything else waits for your consent.</p>
        <p>
          You can change your mind under Cookie Settings. See the <Link to="/privacy-policy">Privacy Policy</Link>.
        </p>
      </div>
      {details && (
        <div id={`${id}-details`}>
          <div className="opt">
            <input type="checkbox" id={`${id}-essential`} checked disabled aria-describedby={`${id}-essential-text`} />
            <label htmlFor={`${id}-essential`}>
              Essential <span className="need">Required</span>
            </label>
            <p id={`${id}-essential-text`}>Keeps your choices, such as this one and dark mode.</p>
          </div>
          {OPTIONAL.map(({ name, label, text }) => (
            <div key={name} className="opt">
              <input
                type="checkbox"
                id={`${id}-${name}`}
                checked={choices[name]}
                onChange={({ target }) => setChoices({ ...choices, [name]: target.checked })}
                aria-describedby={`${id}-${name}-text`}
              />
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <p id={`${id}-${name}-text`}>{text}</p>
            </div>
          ))}
        </div>
      )}
      <div className="acts">
        <button type="button" className="btn" onClick={() => choose(ALL_ACCEPTED)}>
          Accept All
        </button>
        <button type="button" className="btn quiet" onClick={() => choose(ESSENTIAL_ONLY)}>
          Essential Only
        </button>
        {details && (
          <button type="button" className="btn quiet" onClick={() => choose(choices)}>
            Save Preferences
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          aria-expanded={details}
          aria-controls={details ? `${id}-details` : undefined}
          onClick={() => setDetails(!details)}
        >
          {details ? "Hide Details" : "Manage Preferences"}
        </button>
      </div>
    </section>
  );
}
