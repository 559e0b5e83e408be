import { siteName } from "../../platform/identity/site-identity.ts";
import { Brand } from "../../platform/ui/brand.tsx";
import { DarkModeButton } from "../../platform/ui/dark-mode-button.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { usePageAddress } from "../../platform/ui/page-address.ts";
import { PageLink } from "../../platform/ui/page-link.tsx";
import styles from "./main-navigation.module.css";
import { SitePart } from "./site-part.tsx";
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
 * Leads to the admin area. Shown in browsers that hold a token. It loads a document, so that nothing from the public pages,
 * above all no analytics script, runs there.
 */
const DashboardLink = () => (
  <a href="/admin/dashboard" className={`btn quiet small ${styles.dashboard}`} title={words.navigation.dashboard}>
    <Icon name="layout-dashboard" />
    <span>{words.navigation.dashboard}</span>
  </a>
);

/** The link that leads to a page or to one above it. */
const linkAt = (pathname: string): string | undefined =>
  NAVIGATION.find(({ to }) => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`)))?.to;

/**
 * The bar at the top of every public page. In narrow windows its links and the search box stand in a sheet that a
 * details element opens, so that it works without JavaScript.
 */
export function MainNavigation() {
  const { pathname } = usePageAddress();
  const here = linkAt(pathname);
  return (
    <SitePart name={`bar-${here}`}>
      <Bar here={here} />
    </SitePart>
  );
}

function Bar({ here }: { here: string | undefined }) {
  return (
    <header className={styles.header} data-bar="">
      <div className="wrap">
        <Brand name={siteName()} />
        {/* Narrow windows show it before the menu, wide ones last: the keyboard reaches it where it is seen. */}
        <div className={styles.beforeMenu}>
          <DarkModeButton />
        </div>
        <details className={styles.menu} data-menu="" suppressHydrationWarning>
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
                  <PageLink to={to} aria-current={to === here ? "page" : undefined}>
                    {words.navigation[name]}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <SiteSearch />
          <DashboardLink />
        </div>
        <div className={styles.last}>
          <DarkModeButton />
        </div>
      </div>
    </header>
  );
}
