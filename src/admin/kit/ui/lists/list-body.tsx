import type { ReactNode } from "react";
import styles from "./list-body.module.css";

/** The content of a list, dimmed while the next content loads. */
export const ListBody = ({ loading, children }: { loading: boolean; children: ReactNode }) => (
  <div className={loading ? styles.loading : undefined} aria-busy={loading}>
    {children}
  </div>
);
