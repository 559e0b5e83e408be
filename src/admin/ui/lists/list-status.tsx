import type { ReactNode, Ref } from "react";
import styles from "./list-status.module.css";

type ListStatusProps = {
  /** How many items there are, or that they are loading: announced when it changes. */
  children: ReactNode;
  page?: number;
  pages?: number;
  /** Receives the focus when the row that had it disappears. */
  ref?: Ref<HTMLParagraphElement>;
};

/** The status line above a list. */
export function ListStatus({ children, page = 1, pages = 1, ref }: ListStatusProps) {
  return (
    <div className={styles.status}>
      <p ref={ref} role="status" tabIndex={-1}>
        {children}
      </p>
      {pages > 1 && (
        <span>
          Page {page} of {pages}
        </span>
      )}
    </div>
  );
}
