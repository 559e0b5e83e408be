import type { LifeDates } from "../../../content/lives/life.ts";
import styles from "./drawn.module.css";
import { LifeBar } from "./life-bar.tsx";
import { type LifeYears, lifeYears, yearAt } from "./life-years.ts";
import { timeScale } from "./time-scale.ts";

const WIDE = { width: 640, most: 8 };
const NARROW = { width: 354, most: 4 };
const BAR = 16;
const HEIGHT = 52;

type LifeFigureProps = { life: LifeDates; today: string };

/** One life as a bar on its own scale of years, for wide and narrow windows. A sentence beside it tells the same. */
export function LifeFigure({ life, today }: LifeFigureProps) {
  const years = lifeYears(life, today);
  if (years === undefined) return null;
  return (
    <div className={`${styles.lives} ${styles.figure}`}>
      {[WIDE, NARROW].map(({ width, most }) => (
        <svg key={width} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          <Years years={years} status={life.status} now={yearAt(today)} width={width} most={most} />
        </svg>
      ))}
    </div>
  );
}

type YearsProps = { years: LifeYears; status: LifeDates["status"]; now: number; width: number; most: number };

function Years({ years, status, now, width, most }: YearsProps) {
  const { at, decades } = timeScale(Math.floor(years.from), now, 24, width - 24);
  const step = Math.ceil(decades.length / most);
  return (
    <>
      {decades
        .filter((_, index) => index % step === 0)
        .map((year) => (
          <g key={year}>
            <path className={styles.year} d={`M${at(year).toFixed(1)} 2V30`} />
            <text x={at(year).toFixed(1)} y="47">
              {year}
            </text>
          </g>
        ))}
      <LifeBar years={years} status={status} at={at} y={BAR} today={now} />
    </>
  );
}
