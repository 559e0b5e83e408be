import styles from "./moonstone.module.css";

/** The ornament at the end of a page; use it at most once per page. */
export function Moonstone() {
  return <div className={styles.moonstone} aria-hidden="true" />;
}
