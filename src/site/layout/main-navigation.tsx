import { type KeyboardEvent, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Brand } from "../../platform/ui/brand.tsx";
import { DarkModeToggle } from "../../platform/ui/dark-mode-toggle.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { useHoldsToken } from "../../platform/ui/signed-in.browser.ts";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import { SiteSearch } from "./site-search.tsx";

const NAVIGATION = [
  { to: "/", label: "Home" },
  { to: "/tuskers", label: "Tuskers" },
  { to: "/articles", label: "Articles" },
  { to: "/about", label: "About Us" },
  { to: "/contact", label: "Contact Us" },
];

/** Under this width, in CSS pixels, the sheet takes the place of the links (see navigation.css). */
const WIDE = 992;

function Links({ onFollow }: { onFollow?(): void }) {
  return NAVIGATION.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} end={to === "/"} onClick={onFollow}>
        {label}
      </NavLink>
    </li>
  ));
}

/**
 * Leads to the part for administrators, once this browser holds a token. A page load of its own: what public pages have
 * loaded, an analytics script above all, does not come along.
 */
function DashboardLink() {
  if (!useHoldsToken()) return null;
  return (
    <Link to="/admin/dashboard" reloadDocument className="btn quiet small dash" title="Dashboard">
      <Icon name="layout-dashboard" />
      <span>Dashboard</span>
    </Link>
  );
}

/** The links for narrow windows. A details element, so that it opens without script. */
function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  const closeWhereNarrow = () => {
    if (window.innerWidth < WIDE) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || menu.current?.open !== true) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={menu} className="menu" onKeyDown={onKeyDown}>
      <summary className="iconbtn" aria-label="Menu">
        <Icon name="menu" className="i-menu" />
        <Icon name="x" className="i-close" />
      </summary>
      <div className="sheet">
        <SiteSearch withButton onSearch={closeWhereNarrow} />
        <nav aria-label="Main">
          <ul>
            <Links onFollow={closeWhereNarrow} />
          </ul>
        </nav>
        <DashboardLink />
      </div>
    </details>
  );
}

/** The bar at the top of every public page. */
export function MainNavigation() {
  const { key } = useLocation();
  return (
    <header className="nav">
      <div className="wrap">
        <Brand name={SITE_NAME} />
        <nav aria-label="Main" className="bar">
          <ul className="links">
            <Links />
          </ul>
        </nav>
        <SiteSearch />
        <div className="tools">
          <DashboardLink />
          <DarkModeToggle />
          {/* Made anew on another page, and so closed, whatever led there: the mark beside it is a link too. */}
          <MobileMenu key={key} />
        </div>
      </div>
    </header>
  );
}
