import { plateUrl } from "../../../../artwork/features/plate-address.ts";
import type { Feature } from "../../../../content/record/record.ts";
import { words } from "../../../../content/record/texts/words.ts";
import styles from "./feature-drawing.module.css";
import { plateSentence } from "./plate-sentence.ts";

type FeaturePlateProps = { features: readonly Pick<Feature, "character" | "state" | "side" | "clock" | "where">[] };

/**
 * A drawing of an elephant from the front on which only what is recorded is inked. The file takes its colours from the
 * page, so it follows its mode, and no page loads the code that draws.
 */
export const FeaturePlate = ({ features }: FeaturePlateProps) => (
  <figure className={`${styles.inks} ${styles.plate}`}>
    <svg role="img" aria-label={plateSentence(features)}>
      <use href={`${plateUrl(features)}#plate`} />
    </svg>
    <figcaption>{words.plate.caption}</figcaption>
  </figure>
);
