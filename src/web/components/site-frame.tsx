import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { SITE_NAME, useSiteFacts } from "../site-facts.ts";
import { DarkModeToggle } from "./dark-mode-toggle.tsx";
import { LoadingNotice } from "./loading-notice.tsx";

const NAVIGATION = [
  { to: "/", label: "Home" },
  { to: "/tuskers", label: "Tuskers" },
  { to: "/articles", label: "Articles" },
  { to: "/about", label: "About Us" },
  { to: "/contact", label: "Contact Us" },
];

function SiteHeader() {
  return (
    <header className="border-b border-rule">
      <div className="wrap flex flex-wrap items-center gap-x-s-5 gap-y-s-2 py-s-4">
        <Link to="/" className="font-display text-t-4 text-ink no-underline">
          {SITE_NAME}
        </Link>
        <nav aria-label="Main">
          <ul className="flex flex-wrap gap-x-s-4">
            {NAVIGATION.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/"}
                  className="inline-flex min-h-11 items-center text-ink no-underline aria-[current=page]:text-link aria-[current=page]:underline"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto">
          <DarkModeToggle />
        </div>
      </div>
    </header>
  );
}

function SiteFooter() {
  const year = useSiteFacts()?.year;
  return (
    <footer className="bg-night text-on-night-2">
      <div className="wrap py-s-6">
        <p>
          © {year} {SITE_NAME}
        </p>
      </div>
    </footer>
  );
}

/** What every public page stands in: skip link, navigation, content, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-screen flex-col">
      <a
        href="#main"
        className="sr-only bg-plate p-s-4 text-ink focus:not-sr-only focus:absolute focus:top-s-3 focus:left-s-4 focus:z-10"
      >
        Skip to content
      </a>
      <SiteHeader />
      <LoadingNotice />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
