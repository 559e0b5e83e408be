import type { ReactNode } from "react";
import { writtenNumber } from "../../../platform/text/counted.ts";
import { PageLink } from "../page-link.tsx";
import styles from "./chips.module.css";

export type Chip = {
  /** The address of a page of this site, or the fragment of an element of the page: `#places-found`. */
  to: string;
  label: string;
  count: number;
  isCurrent?: boolean;
};

/** Short links with the number of what they lead to: in rows, and on phones in one row to swipe. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label} className={styles.chips}>
      <ul>
        {chips.map(({ to, label, count, isCurrent }) => (
          <li key={to}>
            <ChipLink to={to} aria-current={isCurrent ? "true" : undefined}>
              {label} <b>{writtenNumber(count)}</b>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ChipLinkProps = { to: string; "aria-current": "true" | undefined; children: ReactNode };

const ChipLink = ({ to, ...props }: ChipLinkProps) =>
  to.startsWith("#") ? <a href={to} {...props} /> : <PageLink to={to} {...props} />;
