import { Icon } from "../../../platform/ui/icon.tsx";
import { writtenTimestamp } from "../../form/written-timestamp.ts";
import type { Revision } from "../revision.ts";

type RevisionListProps = {
  revisions: readonly Revision[];
  /** The version whose changes are shown. */
  shown: Revision;
  onShow(revision: Revision): void;
  onRestore(revision: Revision): void;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Who saved what and when, newest first. */
export function RevisionList({ revisions, shown, onShow, onRestore }: RevisionListProps) {
  return (
    <section className="panel" aria-labelledby="versions-heading">
      <h2 id="versions-heading">Versions</h2>
      <ol className="revisions">
        {revisions.map((revision, index) => (
          <li key={revision.version} aria-current={revision === shown ? "true" : undefined}>
            <button type="button" className="revision" onClick={() => onShow(revision)}>
              <span className="what">
                Version {revision.version}
                {index === 0 && <span className="badge plain">Newest</span>}
              </span>
              <span>
                {capital(revision.action)} by {revision.madeBy ?? "the site itself"}
              </span>
              <time dateTime={revision.madeAt}>{writtenTimestamp(revision.madeAt)}</time>
            </button>
            {index > 0 && (
              <button type="button" className="btn quiet small" onClick={() => onRestore(revision)}>
                <Icon name="rotate-ccw" />
                Restore<span className="sr"> version {revision.version}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
