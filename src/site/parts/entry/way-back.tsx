import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import styles from "./onward.module.css";

/** The link from the end of an entry back to its list. */
export function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <p className={styles.onward}>
      <PageLink to={to} className={`more ${styles.back}`} moves>
        <Icon name="arrow-left" />
        {children}
      </PageLink>
    </p>
  );
}
