import { Link } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import styles from "./onward.module.css";

/** The link from the end of an entry back to its list. */
export function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <p className={styles.onward}>
      <Link to={to} className={`more ${styles.back}`} viewTransition data-moves="">
        <Icon name="arrow-left" />
        {children}
      </Link>
    </p>
  );
}
