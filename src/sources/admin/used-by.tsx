import { Link } from "react-router";
import type { SourceUse } from "../library-source.ts";
import styles from "./sources.module.css";

const STATE_WORDS: Record<SourceUse["state"], string> = {
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
  binned: "In the bin",
};

/** The entries that use a source, each with its state and a link. */
export function UsedBy({ uses }: { uses: readonly SourceUse[] }) {
  if (uses.length === 0) return <p>No entry uses it. It can be deleted.</p>;
  return (
    <ul className={styles.uses} aria-label="Entries that use it">
      {uses.map(({ kind, _id, title, state }) => (
        <li key={`${kind} ${_id}`}>
          <Link to={state === "binned" ? "/admin/bin" : `/admin/edit-${kind}/${encodeURIComponent(_id)}`}>{title}</Link>{" "}
          <span>{STATE_WORDS[state]}</span>
        </li>
      ))}
    </ul>
  );
}
