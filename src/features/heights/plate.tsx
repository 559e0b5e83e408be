import type { DrawnFeature } from "../../artwork/features/feature-states.ts";
import { plateUrl } from "../../artwork/features/plate-address.ts";
import type { Mark } from "../../content/record/texts/marks.ts";
import { Marked } from "../../platform/languages/stored-text.tsx";
import { Cited } from "../../site/parts/record/cited.tsx";
import drawingStyles from "../../site/parts/record/features/feature-drawing.module.css";
import styles from "./heights.module.css";
import { words } from "./words.ts";

const STATES: readonly { name: "tusks" | "tushes" | "none"; drawn: readonly DrawnFeature[] }[] = [
  {
    name: "tusks",
    drawn: [
      { character: "tusks", state: "both" },
      { character: "tusk_form", state: "parallel" },
    ],
  },
  { name: "tushes", drawn: [{ character: "tusks", state: "tushes" }] },
  { name: "none", drawn: [{ character: "tusks", state: "none" }] },
];

/** Three males: one with tusks, one with tushes, one with neither. */
export const Plate = ({ marks }: { marks: readonly Mark[][] }) => (
  <section className={styles.section} aria-labelledby="plate">
    <h2 id="plate">{words.plate.title}</h2>
    <div className={styles.plate}>
      {STATES.map(({ name, drawn }, index) => (
        <figure key={name} className={drawingStyles.inks}>
          <svg role="img" aria-label={words.plate[name].alt}>
            <use href={`${plateUrl(drawn)}#plate`} />
          </svg>
          <figcaption>
            <h3>{words.plate[name].name}</h3>
            <p>
              <Marked text={words.plate[name].text} />
              <Cited marks={marks[index] ?? []} />
            </p>
          </figcaption>
        </figure>
      ))}
    </div>
    <p className={styles.note}>{words.plate.note}</p>
  </section>
);
