import { NAME_TAG } from "../../platform/identity/identity-of-document.browser.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import gloock from "../../ui/art/gloock-latin.woff2?url";
import instrumentSans from "../../ui/art/instrument-sans-latin.woff2?url";
import newsreader from "../../ui/art/newsreader-latin-normal-400.woff2?url";
import sinhala from "../../ui/art/noto-serif-sinhala-400-600.woff2?url";
import tamil from "../../ui/art/noto-serif-tamil-400-600.woff2?url";
import { THEME_COLOURS } from "../../ui/styles/theme-colours.ts";
import { AnalyticsDefaults } from "./consent/analytics.tsx";

/** What is read first in each language. See scripts.css for what translated pages do without. */
const FIRST_FONTS = { en: [gloock, newsreader, instrumentSans], si: [sinhala, newsreader], ta: [tamil, newsreader] };

const preloadedFont = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

/** What the head of every page links to: icons, manifest, fonts. */
export const headLinks = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  ...FIRST_FONTS[currentLanguage()].map(preloadedFont),
];

export const HeadLinks = () => headLinks().map((link) => <link key={link.href} {...link} />);

/** What the head of every page begins with. */
export const HeadStart = () => (
  <>
    <meta charSet="utf-8" />
    <AnalyticsDefaults />
    <meta name={NAME_TAG} content={siteName()} />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {/* In dark mode the script at the start of the body changes this colour. */}
    <meta name="theme-color" content={THEME_COLOURS.day} suppressHydrationWarning />
  </>
);
