import { type ReactNode, useId } from "react";
import styles from "./patterns.module.css";

/** A section for one kind of component, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Components side by side, as many as fit into the window. */
export const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;
