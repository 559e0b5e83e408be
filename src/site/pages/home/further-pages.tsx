import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import styles from "./further-pages.module.css";
import { words } from "./words.ts";

/** What else the site has, which nothing above leads to. */
export const FurtherPages = () => (
  <nav className={`wrap ${styles.further}`} aria-label={words.further.label}>
    <ul>
      {words.further.pages.map(({ to, name }) => (
        <li key={to}>
          <PageLink to={to}>
            {name}
            <Icon name="arrow-right" />
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
);
