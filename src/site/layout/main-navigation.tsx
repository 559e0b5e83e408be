import { type KeyboardEvent, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Brand } from "../../platform/ui/brand.tsx";
import { DarkModeToggle } from "../../platform/ui/dark-mode-toggle.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { useHoldsToken } from "../../platform/ui/signed-in.browser.ts";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import styles from "./main-navigation.module.css";
import { SiteSearch } from "./site-search.tsx";
import { words } from "./words.en.ts";

const NAVIGATION = [
  { to: "/", label: words.navigation.home },
  { to: "/tuskers", label: words.navigation.tuskers },
  { to: "/articles", label: words.navigation.articles },
  { to: "/about", label: words.navigation.about },
  { to: "/contact", label: words.navigation.contact },
];

/** Below this width, in CSS pixels, the menu replaces the links (see main-navigation.module.css). */
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
 * Links to the admin area if this browser holds a token. It loads a new document, so that nothing from the public
 * pages, above all no analytics script, runs there.
 */
function DashboardLink() {
  if (!useHoldsToken()) return null;
  return (
    <Link
      to="/admin/dashboard"
      reloadDocument
      className={`btn quiet small ${styles.dashboard}`}
      title={words.navigation.dashboard}
    >
      <Icon name="layout-dashboard" />
      <span>{words.navigation.dashboard}</span>
    </Link>
  );
}

/** The menu for narrow windows. A details element, so that it opens without JavaScript. */
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
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className="iconbtn" aria-label={words.navigation.menu}>
        <Icon name="menu" className={styles.menuIcon} />
        <Icon name="x" className={styles.closeIcon} />
      </summary>
      <div className={styles.sheet}>
        <SiteSearch withButton onSearch={closeWhereNarrow} />
        <nav aria-label={words.navigation.main}>
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
    <header className={styles.header}>
      <div className="wrap">
        <Brand name={SITE_NAME} />
        <nav aria-label={words.navigation.main} className={styles.bar}>
          <ul className={styles.links}>
            <Links />
          </ul>
        </nav>
        <SiteSearch />
        <div className={styles.tools}>
          <DashboardLink />
          <DarkModeToggle />
          {/* The key remounts the menu, and so closes it, after any navigation: the logo next to it is a link too. */}
          <MobileMenu key={key} />
        </div>
      </div>
    </header>
  );
}
