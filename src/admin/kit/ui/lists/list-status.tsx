import type { ReactNode, Ref } from "react";
import styles from "./list-status.module.css";

type ListStatusProps = {
  /** How many items there are, or that they are loading: announced when it changes. */
  children: ReactNode;
  /** Nothing is in the list: what stands in its place says so to those who see. */
  isEmpty?: boolean;
  page?: number;
  pages?: number;
  /** Receives the focus when the row that had it disappears. */
  ref?: Ref<HTMLParagraphElement>;
};

/** The status line above a list. */
export function ListStatus({ children, isEmpty = false, page = 1, pages = 1, ref }: ListStatusProps) {
  return (
    <div className={isEmpty ? "sr" : styles.status}>
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
