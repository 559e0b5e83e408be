import type { ComponentProps, ReactNode } from "react";
import styles from "./panel.module.css";

/** A framed section of a page. */
export const Panel = ({ className, ...section }: ComponentProps<"section">) => (
  <section className={className === undefined ? styles.panel : `${styles.panel} ${className}`} {...section} />
);

/** Two panels side by side if there is room; a third one spans the full width. */
export const Panels = ({ children }: { children: ReactNode }) => <div className={styles.panels}>{children}</div>;
