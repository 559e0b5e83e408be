import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import "./site/app.css";
import type { Route } from "./+types/root";
import { AdminQueries } from "./admin/kit/api/admin-queries.tsx";
import { useFollowLinks } from "./admin/shell/follow-links.browser.ts";
import { pageContext } from "./platform/api-client/load-context.ts";
import { siteName } from "./platform/identity/site-identity.ts";
import { currentLanguage } from "./platform/languages/current-language.ts";
import { BrokenPage } from "./site/frame/broken-page.tsx";
import { HeadStart, headLinks } from "./site/frame/document-head.tsx";
import { errorMeta } from "./site/meta/page-meta.ts";
import { siteFacts } from "./site/meta/served-facts.ts";
import { InlineScript } from "./ui/kit/inline-script.tsx";
import { PageAddressContext } from "./ui/kit/page-address.ts";
import { type SiteFacts, SiteFactsContext } from "./ui/kit/site-facts.ts";
import { words as uiWords } from "./ui/kit/words.ts";
import { darkModeScript } from "./ui/styles/dark-mode-script.ts";

export const links: Route.LinksFunction = headLinks;

export const loader = ({ context }: Route.LoaderArgs): SiteFacts => siteFacts(context.get(pageContext));

/** Its data does not change while React Router moves between screens. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => errorMeta(uiWords.siteTitle(siteName()));

/** What the parts of a page know of it, from React Router. */
function PageValues({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<SiteFacts>("root");
  return (
    <PageAddressContext value={useLocation()}>
      <SiteFactsContext value={facts}>{children}</SiteFactsContext>
    </PageAddressContext>
  );
}

export const Layout = ({ children }: { children: ReactNode }) => (
  <PageValues>
    <html lang={currentLanguage()}>
      <head>
        <HeadStart />
        <Meta />
        <Links />
      </head>
      {/* The script below sets the class of dark mode on the body before React hydrates it. */}
      <body suppressHydrationWarning>
        <InlineScript code={darkModeScript} />
        <div id="app">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  </PageValues>
);

export default function Root() {
  useFollowLinks();
  return (
    <AdminQueries>
      <Outlet />
    </AdminQueries>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <BrokenPage />
    </main>
  );
}
