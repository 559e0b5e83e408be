import type { Span } from "../../content/record/measured-span.ts";
import type { Mark } from "../../content/record/texts/marks.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { Cited } from "../../site/parts/record/cited.tsx";
import drawingStyles from "../../site/parts/record/features/feature-drawing.module.css";
import { Animal, Hatch, METRE, Person } from "../../site/parts/record/features/standing.tsx";
import styles from "./compare-page.module.css";
import type { Compared } from "./load-comparison.ts";
import { words } from "./words.ts";

const GROUND = 470;
const LINES = [1, 2, 3, 4];

export type Tall = Compared & { height: Span; marks: Mark[] };

/** From left to right: where a scene begins after its scale, and where each of its figures stands. */
type Layout = {
  className: string | undefined;
  left: number;
  width: number;
  person: number;
  animals: number;
  font: number;
};

const BROAD: Layout = { className: styles.broad, left: 60, width: 1700, person: 130, animals: 190, font: 20 };
/** Without the jeep. */
const NARROW: Layout = { className: styles.narrow, left: 92, width: 1150, person: 150, animals: 175, font: 34 };
const STEP = 490;

const figure = (metres: number): string => String(Math.round(metres * 100) / 100);
const heightText = ({ min, max }: Span): string => words.heights.range(figure(min), figure(max));

/** Its roof is at 2.1 m. */
const Jeep = ({ x }: { x: number }) => (
  <g className={styles.jeep} transform={`translate(${x} ${GROUND})`}>
    <path className={styles.body} d="M20-28H8V-84L96-92L128-138H398V-38L384-28H366M300-28H106" />
    <path d="M120-138L112-207H404L398-138M210-138V-207M306-138V-207" />
    <path className={styles.roof} d="M104-207H412" />
    <circle className={styles.solid} cx="62" cy="-38" r="38" />
    <circle className={styles.hub} cx="62" cy="-38" r="14" />
    <circle className={styles.solid} cx="334" cy="-38" r="38" />
    <circle className={styles.hub} cx="334" cy="-38" r="14" />
  </g>
);

function Scene({ tall, layout }: { tall: readonly Tall[]; layout: Layout }) {
  const { className, left, width, person, animals, font } = layout;
  const jeep = animals + STEP * tall.length + 40;
  const isBroad = layout === BROAD;
  const hatch = isBroad ? "broad-hatch" : "narrow-hatch";
  const wide = isBroad ? jeep + 430 : Math.min(width, animals + STEP * tall.length + 20);
  const spoken = tall.map(({ name, height }) => words.heights.ofAnimal(name, heightText(height)));
  return (
    <svg
      className={`${drawingStyles.inks} ${className}`}
      viewBox={`0 0 ${wide} ${GROUND + 10}`}
      role="img"
      aria-label={words.heights.scale(spoken.join("; "))}
      fontSize={font}
    >
      <Hatch id={hatch} />
      {LINES.map((metres) => (
        <g key={metres}>
          <path className={styles.level} d={`M${left} ${GROUND - metres * METRE}H${wide}`} />
          <text x={left - 12} y={GROUND - metres * METRE + font / 3} textAnchor="end">
            {words.heights.metres(String(metres))}
          </text>
        </g>
      ))}
      <Person x={person} ground={GROUND} />
      {tall.map((tusker, index) => (
        <Animal
          key={tusker.slug}
          drawn={tusker.drawn}
          height={tusker.height}
          at={{ x: animals + STEP * index, ground: GROUND }}
          hatch={hatch}
        />
      ))}
      {isBroad && <Jeep x={jeep} />}
      <path className={styles.ground} d={`M${left} ${GROUND}H${wide}`} />
    </svg>
  );
}

/** The animals whose height a source gives, beside a person and a jeep, at one scale. */
export function HeightScene({ tall }: { tall: readonly Tall[] }) {
  if (tall.length === 0) return null;
  return (
    <section className={styles.heights} aria-labelledby="heights">
      <h2 id="heights">{words.heights.title}</h2>
      <Scene tall={tall} layout={BROAD} />
      <Scene tall={tall} layout={NARROW} />
      <ul>
        <li>
          <b>{words.heights.person}</b> {words.heights.metres("1.70")}
        </li>
        {tall.map(({ slug, name, height, marks }) => (
          <li key={slug}>
            <b {...inEnglish(name)}>{name}</b> {heightText(height)}
            <Cited marks={marks} />
          </li>
        ))}
        <li className={styles.broad}>
          <b>{words.heights.jeep}</b> {words.heights.metres("2.1")}
        </li>
      </ul>
      <p className={styles.note}>{words.heights.note}</p>
    </section>
  );
}
