import styles from "./spinner.module.css";

/** A spinner, shown beside text that says what is happening. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
