import type { TuskerStatus } from "../../../content/tuskers/status.ts";
import styles from "./drawn.module.css";
import type { LifeYears } from "./life-years.ts";
import { Sign } from "./sign.tsx";

const PAINT: Record<TuskerStatus, string | undefined> = {
  alive: styles.isAlive,
  dead: styles.isDead,
  missing: styles.isMissing,
};

type LifeBarProps = {
  years: LifeYears;
  status: TuskerStatus;
  /** Where a year stands on the drawing. */
  at(year: number): number;
  /** The middle of the bar. */
  y: number;
  today: number;
};

const HALF = 4;
const WEDGE = 12;
const LEAD = 21;

/** One life on a scale of years: how it began, how long it lasted, and a sign for its end. */
export function LifeBar({ years, status, at, y, today }: LifeBarProps) {
  const [from, full, until, now] = [years.from, years.full, years.until, today].map((year) =>
    Number(at(year).toFixed(1)),
  ) as [number, number, number, number];
  const hasTail = (years.sign === "alive" || years.sign === "missing") && now - until > 14;
  const paint = PAINT[status];
  return (
    <g className={paint}>
      {years.begin === "between" && (
        <path className={styles.open} d={`M${full} ${y - HALF + 0.75}H${from}V${y + HALF - 0.75}H${full}`} />
      )}
      {years.begin === "about" && (
        <path className={styles.bar} d={`M${from - WEDGE} ${y} ${from} ${y - HALF}V${y + HALF}z`} />
      )}
      {years.begin === "unknown" && <path className={styles.lead} d={`M${from - 5} ${y}H${from - LEAD}`} />}
      {until > full && <path className={styles.bar} d={`M${full} ${y - HALF}H${until}V${y + HALF}H${full}z`} />}
      {hasTail && (
        <path className={years.isLongSilent ? styles.silent : styles.tail} d={`M${until + 11} ${y}H${now}`} />
      )}
      <Sign sign={years.sign} x={until} y={y} />
    </g>
  );
}
