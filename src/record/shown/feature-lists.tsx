import { Marked } from "../../platform/languages/stored-text.tsx";
import { Cited } from "./cited.tsx";
import type { featureLines } from "./feature-lines.ts";
import styles from "./feature-lists.module.css";
import { words } from "./words.en.ts";

/** The features of an animal in words: what sources record, and what nobody recorded. */
export function FeatureLists({ recorded, notRecorded }: ReturnType<typeof featureLines>) {
  return (
    <div className={styles.lists}>
      {recorded.length > 0 && (
        <div>
          <h3>{words.features.recorded}</h3>
          <dl>
            {recorded.map(({ name, label, lines }) => (
              <div key={name}>
                <dt>{label}</dt>
                {lines.map(({ text, marks }) => (
                  <dd key={text}>
                    <Marked text={text} />
                    <Cited marks={marks} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className={styles.not}>
        <h3>{words.features.notRecorded}</h3>
        <ul>
          {notRecorded.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
