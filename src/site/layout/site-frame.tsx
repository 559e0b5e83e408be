import { type ReactNode, useRef, useState } from "react";
import { Analytics } from "../consent/analytics.tsx";
import { CookieQuestion, useCookieBanner } from "../consent/cookie-question.tsx";
import { GuideLine } from "../served/served-html.tsx";
import "./guide-line.module.css";
import { LanguageLinks, Unchecked } from "./language-links.tsx";
import { LoadingNotice } from "./loading-notice.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";
import { PrintedEnd } from "./printed-end.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { words } from "./words.en.ts";

/** The frame of every public page: skip link, navigation, content, footer, and the consent banner. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { state, setState } = useCookieBanner();
  const [asked, setAsked] = useState(false);
  const before = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const ask = () => {
    before.current = document.activeElement as HTMLElement | null;
    setAsked(true);
    setState("shown");
  };
  const end = (next: typeof state) => {
    setState(next);
    // The banner's button, which had the focus, is removed with it. The button in the corner focuses itself.
    if (asked && next === "hidden") (before.current?.isConnected ? before.current : main.current)?.focus();
    setAsked(false);
  };
  return (
    <>
      <a href="#main" className="skip">
        {words.skip}
      </a>
      <CookieQuestion state={state} asked={asked} onEnd={end} onAsk={ask} />
      <LanguageLinks />
      <MainNavigation />
      <NavigationAnnouncer />
      <GuideLine />
      <main ref={main} id="main" tabIndex={-1}>
        <Unchecked />
        <LoadingNotice>{children}</LoadingNotice>
      </main>
      <PrintedEnd />
      <SiteFooter onCookieSettings={ask} />
      <Analytics />
    </>
  );
}
