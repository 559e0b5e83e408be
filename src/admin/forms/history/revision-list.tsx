import type { Revision } from "../../../content/fields/revision.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Badge } from "../../kit/ui/badge.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { writtenTimestamp } from "../entry/written-timestamp.ts";
import styles from "./revision-list.module.css";

type RevisionListProps = {
  revisions: readonly Revision[];
  /** The version whose changes are shown. */
  shown: Revision;
  onShow(revision: Revision): void;
  /** Undefined if the role may not restore. */
  onRestore: ((revision: Revision) => void) | undefined;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The saved versions with author and time, newest first. */
export function RevisionList({ revisions, shown, onShow, onRestore }: RevisionListProps) {
  return (
    <Panel aria-labelledby="versions-heading">
      <h2 id="versions-heading">Versions</h2>
      <ol className={styles.revisions}>
        {revisions.map((revision, index) => (
          <li key={revision.version} aria-current={revision === shown ? "true" : undefined}>
            <button type="button" className={styles.revision} onClick={() => onShow(revision)}>
              <span className={styles.name}>
                Version {revision.version}
                {index === 0 && <Badge tone="plain">Newest</Badge>}
              </span>
              <span>
                {capital(revision.action)} by {revision.madeBy ?? "the site itself"}
              </span>
              <time dateTime={revision.madeAt}>{writtenTimestamp(revision.madeAt)}</time>
            </button>
            {index > 0 && onRestore !== undefined && (
              <button type="button" className="btn quiet small" onClick={() => onRestore(revision)}>
                <Icon name="rotate-ccw" />
                Restore<span className="sr"> version {revision.version}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
