import type { Mark } from "../../content/record/texts/marks.ts";
import { WRITTEN } from "../../content/record/texts/written-values.ts";
import { CERTAINTY_LABELS } from "../../content/record/words.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { DatedStatus } from "../../site/parts/cards/tusker/tusker-status.tsx";
import { Cited } from "../../site/parts/record/cited.tsx";
import drawingStyles from "../../site/parts/record/features/feature-drawing.module.css";
import { Band, Hatch, METRE } from "../../site/parts/record/features/standing.tsx";
import { PageLink } from "../../ui/kit/page-link.tsx";
import styles from "./heights.module.css";
import type { Tall } from "./heights.ts";
import { words } from "./words.ts";

const HATCH = "bar-hatch";
const PERSON = 1.7;
const BAR = 16;
const ROW = 28;

const levelsTo = (metres: number): number[] => Array.from({ length: metres }, (_, index) => index + 1);

/** A bar as long as the lowest account of a height, and a band up to the highest. */
function Bar({ min, max, metres }: { min: number; max: number; metres: number }) {
  const top = (ROW - BAR) / 2;
  const [from, to] = [Math.round(min * METRE), Math.round(max * METRE)];
  return (
    <svg className={styles.bar} viewBox={`0 0 ${metres * METRE} ${ROW}`} aria-hidden="true">
      {levelsTo(metres).map((level) => (
        <path key={level} className={styles.level} d={`M${level * METRE} 0V${ROW}`} />
      ))}
      <rect className={styles.height} y={top} width={from} height={BAR} />
      <path className={styles.person} d={`M${PERSON * METRE} ${top}v${BAR}`} />
      {to > from && <Band x={from} y={top} width={to - from} height={BAR} hatch={HATCH} />}
    </svg>
  );
}

/** Where the metres and the person stand, above the bars. */
const Scale = ({ metres }: { metres: number }) => (
  <svg className={styles.bar} viewBox={`0 0 ${metres * METRE} 22`} aria-hidden="true">
    <Hatch id={HATCH} />
    {levelsTo(metres).map((level) => (
      <text key={level} x={level * METRE - 3} y="15" textAnchor="end">
        {words.heights.metres(String(level))}
      </text>
    ))}
  </svg>
);

type HeightChartProps = { tuskers: readonly { tall: Tall; marks: Mark[] }[]; metres: number };

/** The heights as bars of one scale: what they say is also written beside each. */
export const HeightChart = ({ tuskers, metres }: HeightChartProps) => (
  <div className={`${drawingStyles.inks} ${styles.chart}`}>
    <div className={styles.row} aria-hidden="true">
      <p className={styles.key}>{words.heights.person}</p>
      <Scale metres={metres} />
    </div>
    <ol>
      {tuskers.map(({ tall, marks }) => (
        <li key={tall.slug} className={styles.row}>
          <div>
            <h3>
              <PageLink to={`/tuskers/${tall.slug}`} {...inEnglish(tall.name)}>
                {tall.name}
              </PageLink>
            </h3>
            <p>
              {WRITTEN.height(tall)}
              {tall.disputed && ` · ${CERTAINTY_LABELS.disputed}`}
              <Cited marks={marks} />
            </p>
            <p className={styles.status}>
              <DatedStatus tusker={tall} short />
            </p>
          </div>
          <Bar min={tall.min} max={tall.max} metres={metres} />
        </li>
      ))}
    </ol>
  </div>
);
