import type { RecordedCharacter } from "../../../content/record/texts/feature-lines.ts";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import { Cited } from "./cited.tsx";
import styles from "./feature-list.module.css";

/** The recorded features of an animal, in words. */
export function FeatureList({ recorded }: { recorded: readonly RecordedCharacter[] }) {
  return (
    <dl className={styles.features}>
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
  );
}
