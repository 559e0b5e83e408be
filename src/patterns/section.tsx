import { type ReactNode, useId } from "react";
import styles from "./patterns.module.css";

/** One kind of piece under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Pieces beside each other, as many as the window has room for. */
export const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;
