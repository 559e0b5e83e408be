import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";
import type { Route } from "./+types/root";
import gloock from "./art/gloock-latin.woff2?url";
import instrumentSans from "./art/instrument-sans-latin.woff2?url";
import newsreader from "./art/newsreader-latin-normal-400.woff2?url";
import { pageContext } from "./platform/api-client/load-context.ts";
import { THEME_COLOURS } from "./platform/styles/theme-colours.ts";
import { siteDay } from "./platform/text/publication-day.ts";
import { ButtonLink } from "./platform/ui/button-link.tsx";
import { darkModeScript } from "./platform/ui/dark-mode.browser.ts";
import { InlineScript } from "./platform/ui/inline-script.tsx";
import { SITE_TITLE, type SiteFacts } from "./platform/ui/site-facts.ts";
import { AnalyticsDefaults } from "./site/consent/analytics.tsx";
import { SiteFrame } from "./site/layout/site-frame.tsx";
import { errorMeta } from "./site/meta/page-meta.ts";

const preloadedFont = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  preloadedFont(gloock),
  preloadedFont(newsreader),
  preloadedFont(instrumentSans),
];

export function loader({ context }: Route.LoaderArgs): SiteFacts {
  const { siteUrl, gaMeasurementId, now } = context.get(pageContext);
  return { siteUrl, gaMeasurementId, year: Number(siteDay(now()).slice(0, 4)) };
}

/** Nothing of it changes while a visitor moves on. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => errorMeta(SITE_TITLE);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <AnalyticsDefaults />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The script below turns it dark with the page. */}
        <meta name="theme-color" content={THEME_COLOURS.day} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      {/* The script below puts dark mode's class on the body before React takes over. */}
      <body suppressHydrationWarning>
        <InlineScript code={darkModeScript} />
        <div id="app">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <div className="wrap broken">
        <div className="stop" role="alert">
          <h1>Something went wrong</h1>
          <p>This page could not be shown. Please try again in a moment.</p>
          <div className="acts">
            <ButtonLink to="/">Return to Home</ButtonLink>
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}
