import type { ReactNode } from "react";
import { CookieBanner } from "../consent/cookie-banner.tsx";
import { GuideLine } from "../served/served-html.tsx";
import "./guide-line.module.css";
import { LanguageLinks, Unchecked } from "./language-links.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { PrintedEnd } from "./printed-end.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { words } from "./words.en.ts";

/**
 * The frame of every public page: skip link, navigation, content, footer, and the consent banner. What reacts in it are
 * the modules of `site/frame`.
 */
export const SiteFrame = ({ announcer, children }: { announcer?: ReactNode; children: ReactNode }) => (
  <>
    <a href="#main" className="skip">
      {words.skip}
    </a>
    <CookieBanner />
    <LanguageLinks />
    <MainNavigation />
    {announcer}
    <GuideLine />
    <main id="main" tabIndex={-1}>
      <Unchecked />
      {children}
    </main>
    <PrintedEnd />
    <SiteFooter />
  </>
);
