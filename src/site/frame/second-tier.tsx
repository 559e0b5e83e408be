import { usePageAddress } from "../../ui/kit/page-address.ts";
import { ExploreLinks } from "./explore-links.tsx";
import { LanguageLinks, LanguageOffers } from "./language-links.tsx";
import { EXPLORE_LINKS, linkAt } from "./main-links.ts";
import styles from "./second-tier.module.css";
import { SitePart } from "./site-part.tsx";
import { words } from "./words.ts";

/**
 * The row beneath the bar, which scrolls away with the page: what a visitor can do here, and the languages. Where it has
 * too little room, its links scroll sideways within themselves; narrow windows have the languages in their menu.
 */
export function SecondTier() {
  const { pathname } = usePageAddress();
  const here = linkAt(EXPLORE_LINKS, pathname);
  return (
    <div className={styles.tier} data-tier="">
      <div className="wrap">
        <SitePart name={`tier-${here}`}>
          <nav aria-label={words.explore.label}>
            <ExploreLinks here={here} />
          </nav>
        </SitePart>
        <LanguageOffers />
        <LanguageLinks className={styles.languages} />
      </div>
    </div>
  );
}
