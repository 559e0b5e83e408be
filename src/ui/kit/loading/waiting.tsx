import type { ComponentProps } from "react";
import styles from "./waiting.module.css";

/** A loading animation of a rising sun, shown beside text that says what is loading. */
export const Sunrise = ({ small = false }: { small?: boolean }) => (
  <span className={small ? `${styles.sunrise} ${styles.small}` : styles.sunrise} aria-hidden="true" />
);

type WaitingProps = ComponentProps<"p"> & {
  /** True if the loading can only end with scripts enabled. */
  needsScript?: boolean;
};

/** The placeholder for content that is loading. */
export const Waiting = ({ needsScript = false, ...paragraph }: WaitingProps) => (
  <p {...paragraph} className={needsScript ? `${styles.waiting} needs-script` : styles.waiting} />
);
