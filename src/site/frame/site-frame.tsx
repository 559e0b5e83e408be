import type { ReactNode } from "react";
import { VideoPlayerTemplate } from "../../content/rich-text/player/video-player.tsx";
import { SourcesBeside } from "../../content/sources/sources-beside.tsx";
import { LightboxTemplate } from "../parts/images/gallery/lightbox.tsx";
import { CookieBanner } from "./consent/cookie-banner.tsx";
import "./guide-line.module.css";
import { Unchecked } from "./language-links.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { PrintedEnd } from "./printed-end.tsx";
import { SecondTier } from "./second-tier.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SitePart } from "./site-part.tsx";
import { words } from "./words.ts";

type SiteFrameProps = {
  /** Where it is said that another page is loading, and what that page says until it is there. */
  notice?: ReactNode;
  states?: ReactNode;
  /** What modules of features copy into pages. */
  templates?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every public page: skip link, consent banner, navigation, content, and footer. What reacts in it are
 * the modules of `site/frame`.
 */
export const SiteFrame = ({ notice, states, templates, children }: SiteFrameProps) => (
  <>
    <a href="#main" className="skip">
      {words.skip}
    </a>
    <SitePart name="consent">
      <CookieBanner />
    </SitePart>
    <MainNavigation />
    <SecondTier />
    <p className="sr" aria-live="polite" data-announcer="">
      <span />
    </p>
    {/* The worker of the guide writes into it that a page comes from the visitor's device. */}
    <div data-guide-line="" />
    <main id="main" tabIndex={-1}>
      {notice}
      <div data-page="">
        <Unchecked />
        {children}
      </div>
    </main>
    <PrintedEnd />
    <SitePart name="end">
      <SiteFooter />
      {states}
      <SourcesBeside />
      <LightboxTemplate />
      <VideoPlayerTemplate />
      {templates}
    </SitePart>
  </>
);
