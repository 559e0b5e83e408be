import { Link } from "react-router";
import { counted } from "../../platform/text/counted.ts";
import type { SourceUse, SourceWithUses } from "../library-source.ts";
import styles from "./sources.module.css";

const STATE_WORDS: Record<SourceUse["state"], string> = {
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
  binned: "In the bin",
};

/** The entries that use a source, each with its state and a link. Of many, the first are listed. */
export function UsedBy({ source: { uses, usedBy } }: { source: Pick<SourceWithUses, "uses" | "usedBy"> }) {
  if (uses === 0) return <p>No entry uses it. It can be deleted.</p>;
  return (
    <>
      {usedBy.length < uses && (
        <p>
          {counted(uses, "entry", "entries")}; the first {usedBy.length} are listed.
        </p>
      )}
      <ul className={styles.uses} aria-label="Entries that use it">
        {usedBy.map(({ kind, _id, title, state }) => (
          <li key={`${kind} ${_id}`}>
            <Link to={state === "binned" ? "/admin/bin" : `/admin/edit-${kind}/${encodeURIComponent(_id)}`}>
              {title}
            </Link>{" "}
            <span>{STATE_WORDS[state]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
