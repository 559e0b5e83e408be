import { useFormContext, useWatch } from "react-hook-form";
import { sourceDetails } from "../../../../content/sources/source-details.ts";
import { useKnownSources } from "../../../inputs/sources/known-sources.browser.ts";
import type { SharedValues } from "../entry-definition.ts";
import { useCitedKeys } from "../use-cited-keys.browser.ts";
import { FormSection } from "./form-section.tsx";
import { FurtherReading } from "./further-reading.tsx";
import styles from "./sources-panel.module.css";

/** What the entry cites, which follows from its statements, and what it offers as further reading. */
export function SourcesPanel() {
  const { control } = useFormContext<SharedValues>();
  const further = useWatch({ control, name: "sources" });
  const cited = useCitedKeys();
  const known = useKnownSources(cited);
  return (
    <FormSection
      id="sources"
      title="Sources"
      about="what is cited, and further reading"
      count={cited.length + further.length}
      names={["sources"]}
    >
      <div className={styles.sources}>
        {cited.length === 0 ? (
          <p className="hint">
            Nothing is cited yet. Cite a source in the text, or at a statement. Readers trust what they can check.
          </p>
        ) : (
          <div className={styles.cited}>
            <h4>
              Cited here <span>{cited.length === 1 ? "1 source" : `${cited.length} sources`}</span>
            </h4>
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
          </div>
        )}
        <FurtherReading cited={cited} />
      </div>
    </FormSection>
  );
}
