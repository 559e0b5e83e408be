import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import styles from "./tuskers-page.module.css";
import { words } from "./words.ts";

/** Leads to the key from the place that nine cards in two columns leave free. */
export const KeyTile = () => (
  <PageLink to="/key" className={styles.tile}>
    <Icon name="binoculars" />
    {words.key}
  </PageLink>
);
