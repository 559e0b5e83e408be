import { Link } from "react-router";
import { useCounts } from "../../shell/counts.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import { PLACES } from "../../shell/places.ts";
import styles from "./dashboard.module.css";
import { addressOf, readListState } from "./list-state.ts";
import { counted } from "./words.ts";

/** What waits for this account, as the sidebar counts it: it is closed on phones. */
export function WaitingNote() {
  const { counts } = useCounts();
  const { may } = useOwnRole();
  const lists = (["tuskers", "articles"] as const).flatMap((show) => {
    const count = (may("publish") && counts?.[show].warned) || 0;
    if (count === 0) return [];
    const to = addressOf(readListState(new URLSearchParams({ show, warnings: "unseen" })));
    return [{ to, text: `${counted(show, count)} with warnings to look at` }];
  });
  const places = PLACES.flat().flatMap(({ to, label, waiting }) => {
    const count = (counts && waiting?.of(counts)) ?? 0;
    return count === 0 ? [] : [{ to, text: `${label}: ${count} ${waiting?.word}` }];
  });
  const waiting = [...places, ...lists];
  if (waiting.length === 0) return null;
  return (
    <nav className={styles.waiting} aria-label="What waits for you">
      {waiting.map(({ to, text }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
