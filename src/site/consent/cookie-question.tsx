import { useEffect, useState } from "react";
import { readConsent } from "./consent.browser.ts";
import type { BannerState } from "./consent-record.ts";

/** Delay between page load and the banner, in milliseconds. */
const DELAY_MS = 1_000;

/** Shows the banner after a second if no choice is stored; `setState` also serves the footer's button. */
export function useCookieBanner(): { state: BannerState; setState(state: BannerState): void } {
  const [state, setState] = useState<BannerState>("hidden");
  useEffect(() => {
    if (readConsent() !== undefined) return;
    const timer = setTimeout(() => {
      // The visitor may have answered in another tab meanwhile.
      if (readConsent() === undefined) setState((now) => (now === "hidden" ? "shown" : now));
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return { state, setState };
}

type CookieQuestionProps = {
  state: BannerState;
  /** True if a button opened the banner. */
  asked: boolean;
  onEnd(state: BannerState): void;
  onAsk(): void;
};

/** The banner, or the button that remains of it. Browsers load them once they are shown: most visitors have chosen. */
export function CookieQuestion({ state, asked, onEnd, onAsk }: CookieQuestionProps) {
  const [parts, setParts] = useState<typeof import("./cookie-banner.tsx")>();
  useEffect(() => {
    // Without a connection nothing is asked, and the next page tries again.
    if (state !== "hidden") import("./cookie-banner.tsx").then(setParts, () => {});
  }, [state]);
  if (parts === undefined || state === "hidden") return null;
  return state === "shown" ? (
    <parts.CookieBanner asked={asked} onEnd={onEnd} />
  ) : (
    <parts.CookieButton onPress={onAsk} />
  );
}
