import { type KeyboardEvent, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { siteName } from "../../platform/identity/site-identity.ts";
import { Brand } from "../../platform/ui/brand.tsx";
import { DarkModeToggle } from "../../platform/ui/dark-mode-toggle.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { useHoldsToken } from "../../platform/ui/signed-in.browser.ts";
import styles from "./main-navigation.module.css";
import { SiteSearch } from "./site-search.tsx";
import { words } from "./words.en.ts";

const NAVIGATION = [
  { to: "/", name: "home" },
  { to: "/tuskers", name: "tuskers" },
  { to: "/articles", name: "articles" },
  { to: "/about", name: "about" },
  { to: "/contact", name: "contact" },
] as const;

/**
 * Links to the admin area if this browser holds a token. It loads a new document, so that nothing from the public
 * pages, above all no analytics script, runs there.
 */
function DashboardLink() {
  if (!useHoldsToken()) return null;
  return (
    <a href="/admin/dashboard" className={`btn quiet small ${styles.dashboard}`} title={words.navigation.dashboard}>
      <Icon name="layout-dashboard" />
      <span>{words.navigation.dashboard}</span>
    </a>
  );
}

/**
 * The bar at the top of every public page. In narrow windows its links and the search box stand in a sheet that a
 * details element opens, so that it works without JavaScript.
 */
export function MainNavigation() {
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || menu.current?.open !== true) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the focus is in the bar.
    <header className={styles.header} onKeyDown={onKeyDown}>
      <div className="wrap">
        <Brand name={siteName()} />
        {/* The key remounts the menu, and so closes it, after any navigation: the logo next to it is a link too. */}
        <details key={key} ref={menu} className={styles.menu}>
          <summary className="iconbtn" aria-label={words.navigation.menu}>
            <Icon name="menu" className={styles.menuIcon} />
            <Icon name="x" className={styles.closeIcon} />
          </summary>
        </details>
        <div className={styles.sheet}>
          <nav aria-label={words.navigation.main}>
            <ul className={styles.links}>
              {NAVIGATION.map(({ to, name }) => (
                <li key={to}>
                  <NavLink to={to} end={to === "/"} onClick={close}>
                    {words.navigation[name]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <SiteSearch onSearch={close} />
          <DashboardLink />
        </div>
        <DarkModeToggle />
      </div>
    </header>
  );
}
