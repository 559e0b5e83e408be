import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./styles/app.css";
import { siteDay } from "../domain/articles/publication-day.ts";
import type { Route } from "./+types/root";
import gloock from "./art/gloock-latin.woff2?url";
import instrumentSans from "./art/instrument-sans-latin.woff2?url";
import newsreader from "./art/newsreader-latin-normal-400.woff2?url";
import { AnalyticsDefaults } from "./components/analytics.tsx";
import { InlineScript } from "./components/inline-script.tsx";
import { SiteFrame } from "./components/site-frame.tsx";
import { darkModeScript } from "./dark-mode.ts";
import { pageContext } from "./load-context.ts";
import { errorMeta } from "./page-meta.ts";
import { SITE_TITLE, type SiteFacts } from "./site-facts.ts";
import { THEME_COLOURS } from "./theme-colours.ts";
import { ButtonLink } from "./ui/button-link.tsx";

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
