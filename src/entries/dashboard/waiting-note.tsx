import { Link } from "react-router";
import { useCounts } from "../../admin/layout/counts.tsx";
import { PLACES } from "../../admin/layout/places.ts";
import styles from "./dashboard.module.css";

/** What waits for this account, as the sidebar counts it: it is closed on phones. */
export function WaitingNote() {
  const { counts } = useCounts();
  const places = PLACES.flat().flatMap(({ to, label, waiting }) => {
    const count = (counts && waiting?.of(counts)) ?? 0;
    return count === 0 ? [] : [{ to, text: `${label}: ${count} ${waiting?.word}` }];
  });
  if (places.length === 0) return null;
  return (
    <nav className={styles.waiting} aria-label="What waits for you">
      {places.map(({ to, text }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
