import { useMemo } from "react";
import { evidenceDrawing } from "../../artwork/features/evidence-drawing.ts";
import type { Feature } from "../record.ts";
import styles from "./feature-drawing.module.css";
import { plateSentence } from "./plate-sentence.ts";
import { words } from "./words.en.ts";

type FeaturePlateProps = { features: readonly Pick<Feature, "character" | "state" | "side" | "clock" | "where">[] };

/**
 * A drawing of an elephant from the front on which only what is recorded is inked. Use it once on a page: the ids in
 * the drawing are fixed.
 */
export function FeaturePlate({ features }: FeaturePlateProps) {
  const svg = useMemo(() => evidenceDrawing(features, { view: "front", id: "plate" }), [features]);
  return (
    <figure className={`${styles.inks} ${styles.plate}`}>
      <div
        role="img"
        aria-label={plateSentence(features)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which contains no text of the record.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{words.plate.caption}</figcaption>
    </figure>
  );
}
