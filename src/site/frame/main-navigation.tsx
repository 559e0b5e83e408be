import { siteName } from "../../platform/identity/site-identity.ts";
import { Brand } from "../../ui/kit/brand.tsx";
import { DarkModeButton } from "../../ui/kit/dark-mode-button.tsx";
import { Icon } from "../../ui/kit/icon.tsx";
import type { IconName } from "../../ui/kit/icon-names.ts";
import { usePageAddress } from "../../ui/kit/page-address.ts";
import { PageLink } from "../../ui/kit/page-link.tsx";
import { ExploreLinks } from "./explore-links.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { EXPLORE_LINKS, linkAt, MAIN_LINKS } from "./main-links.ts";
import styles from "./main-navigation.module.css";
import { SitePart } from "./site-part.tsx";
import { SITE_SEARCH, SiteSearch } from "./site-search.tsx";
import { words } from "./words.ts";

const MENU_LANGUAGES = "menu-languages";

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

type MenuButtonProps = { opens: string; icon: IconName; label: string };

/** Opens the menu at one of its parts: `site/frame/browser/menu.browser.ts`. */
const MenuButton = ({ opens, icon, label }: MenuButtonProps) => (
  <button type="button" className="iconbtn needs-script" title={label} data-opens={opens}>
    <Icon name={icon} />
    <span className="sr">{label}</span>
  </button>
);

const BarStart = () => (
  <>
    <Brand name={siteName()} />
    {/* Narrow windows show these before the menu, wide ones what remains of them last: the keyboard reaches them where they are
        seen. */}
    <div className={styles.beforeMenu}>
      <MenuButton opens={SITE_SEARCH} icon="search" label={words.search.label} />
      <MenuButton opens={MENU_LANGUAGES} icon="languages" label={words.languages} />
      <DarkModeButton />
    </div>
    <details className={styles.menu} data-menu="" suppressHydrationWarning>
      <summary className="iconbtn" aria-label={words.navigation.menu}>
        <Icon name="menu" className={styles.menuIcon} />
        <Icon name="x" className={styles.closeIcon} />
      </summary>
    </details>
  </>
);

type Here = { here: string | undefined };

const MainLinks = ({ here }: Here) => (
  <nav aria-label={words.navigation.main}>
    <ul className={styles.links}>
      {MAIN_LINKS.map(({ to, name }) => (
        <li key={to}>
          <PageLink to={to} aria-current={to === here ? "page" : undefined}>
            {words.navigation[name]}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** The links of the second tier, in the menu of narrow windows. */
const MenuExplore = ({ here }: Here) => (
  <nav aria-label={words.explore.label} className={styles.explore}>
    <p aria-hidden="true">{words.explore.label}</p>
    <ExploreLinks here={here} withIcons />
  </nav>
);

/**
 * The bar at the top of every public page. In narrow windows its links and the search box stand in a sheet that a
 * details element opens, so that it works without JavaScript; there it has the links of the second tier, too.
 */
export function MainNavigation() {
  const { pathname } = usePageAddress();
  const here = linkAt(MAIN_LINKS, pathname);
  const explored = linkAt(EXPLORE_LINKS, pathname);
  return (
    <header className={styles.header} data-bar="">
      <div className="wrap">
        <SitePart name="bar">
          <BarStart />
        </SitePart>
        <div className={styles.sheet}>
          <SitePart name={`sheet-${here}-${explored}`}>
            <MainLinks here={here} />
            <SiteSearch />
            <DashboardLink />
            <MenuExplore here={explored} />
          </SitePart>
          <LanguageLinks id={MENU_LANGUAGES} className={styles.languages} />
        </div>
        <div className={styles.last}>
          <SitePart name="bar-end">
            <DarkModeButton />
          </SitePart>
        </div>
      </div>
    </header>
  );
}
