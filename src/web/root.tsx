import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./styles/app.css";
import gloock from "@fontsource/gloock/files/gloock-latin-400-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import { siteDay } from "../domain/articles/publication-day.ts";
import type { Route } from "./+types/root";
import { InlineScript } from "./components/inline-script.tsx";
import { SiteFrame } from "./components/site-frame.tsx";
import { darkModeScript } from "./dark-mode.ts";
import { pageContext } from "./load-context.ts";
import { errorMeta } from "./page-meta.ts";
import { SITE_TITLE, type SiteFacts } from "./site-facts.ts";
import { ButtonLink } from "./ui/button-link.tsx";

const preloadedFont = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  preloadedFont(gloock),
  preloadedFont(newsreader),
];

export function loader({ context }: Route.LoaderArgs): SiteFacts {
  const { siteUrl, now } = context.get(pageContext);
  return { siteUrl, year: Number(siteDay(now()).slice(0, 4)) };
}

/** Nothing of it changes while a visitor moves on. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => errorMeta(SITE_TITLE);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
      <div className="wrap py-s-8" role="alert">
        <h1 className="text-t-6">Something went wrong</h1>
        <p className="mt-s-4">This page could not be shown. Please try again in a moment.</p>
        <p className="mt-s-5">
          <ButtonLink to="/">Return to Home</ButtonLink>
        </p>
      </div>
    </SiteFrame>
  );
}
