import type { ComponentProps } from "react";
import styles from "./tick.module.css";

/** A checkbox with its label. Other props go to the checkbox. */
export const Tick = ({ children, ...input }: ComponentProps<"input">) => (
  <label className={styles.tick}>
    <input type="checkbox" {...input} />
    {children}
  </label>
);
