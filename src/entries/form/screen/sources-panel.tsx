import { Panel } from "../../../admin/ui/panel.tsx";
import { useKnownSources } from "../../../sources/ui/known-sources.browser.ts";
import { sourceDetails } from "../../../sources/ui/source-details.ts";
import { useCitedKeys } from "../use-cited-keys.browser.ts";
import sheetStyles from "./entry-sheet.module.css";
import { FurtherReading } from "./further-reading.tsx";
import styles from "./sources-panel.module.css";

/** What the entry cites, which follows from its statements, and what it offers as further reading. */
export function SourcesPanel({ wide = false }: { wide?: boolean }) {
  const cited = useCitedKeys();
  const known = useKnownSources(cited);
  const count = cited.length === 1 ? "1 source" : `${cited.length} sources`;
  return (
    <Panel
      className={wide ? `${styles.sources} ${sheetStyles.wide}` : styles.sources}
      aria-labelledby="sources-heading"
    >
      <h2 id="sources-heading">Sources</h2>
      {cited.length === 0 ? (
        <p className="hint">
          Nothing is cited yet. Cite a source in the text, or at a statement. Readers trust what they can check.
        </p>
      ) : (
        <details className={styles.cited}>
          <summary>
            Cited here <span>{count}</span>
          </summary>
          <ol>
            {cited.map((key) => {
              const source = known.get(key);
              return (
                <li key={key}>
                  {source?.title ?? key}{" "}
                  <small>{[key, source && sourceDetails(source)].filter(Boolean).join(" · ")}</small>
                </li>
              );
            })}
          </ol>
        </details>
      )}
      <FurtherReading cited={cited} />
    </Panel>
  );
}
