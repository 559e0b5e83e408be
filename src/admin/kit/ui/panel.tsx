import type { ComponentProps, ReactNode } from "react";
import styles from "./panel.module.css";

type PanelProps = ComponentProps<"section"> & {
  /** Among `Panels`, it takes the full width, such as for a table. */
  wide?: boolean;
};

/** A framed section of a page. */
export const Panel = ({ className, wide = false, ...section }: PanelProps) => (
  <section className={[styles.panel, wide && styles.wide, className].filter((name) => name).join(" ")} {...section} />
);

/** Two panels side by side if there is room; wide ones below each other. */
export const Panels = ({ children }: { children: ReactNode }) => <div className={styles.panels}>{children}</div>;
