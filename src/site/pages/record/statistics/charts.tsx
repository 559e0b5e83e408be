import type { ReactNode } from "react";
import type { DeathCause } from "../../../../content/record/vocabulary.ts";
import { writtenNumber } from "../../../../platform/text/counted.ts";
import { SIGN_OF_CAUSE } from "../../../parts/lives/life-years.ts";
import { Sign } from "../../../parts/lives/sign.tsx";
import styles from "./statistics-page.module.css";
import { words } from "./words.ts";

/** Charts drawn on the server, which say in words what their tables say. */

export type Bar = { label: string; count: number; kind?: "alive" | "dead" | "missing" | "none" };

const PAINT = { alive: styles.alive, dead: styles.dead, missing: styles.missing, none: styles.none, bar: styles.bar };

const percent = (part: number, of: number): string => `${(part / Math.max(1, of)) * 100}%`;

/** A label, a number and what is drawn of it, in one line. The column of labels is as wide as the longest, which may wrap. */
const Row = ({ label, count, children }: { label: string; count: number; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className={styles.figure}>{writtenNumber(count)}</dd>
    <dd>
      <svg aria-hidden="true">{children}</svg>
    </dd>
  </div>
);

/** Horizontal bars on one scale. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <dl className={styles.rows}>
      {bars.map(({ label, count, kind }) => (
        <Row key={label} label={label} count={count}>
          <rect className={PAINT[kind ?? "bar"]} y="9" width={percent(count, most)} height="22" />
        </Row>
      ))}
    </dl>
  );
}

const WIDTH = 545;

/** Columns by year; years in which nothing happened keep their place. */
export function Columns({ years }: { years: readonly { year: number; count: number }[] }) {
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  const most = Math.max(1, ...years.map(({ count }) => count));
  const step = Math.min(46, WIDTH / (last - first + 1));
  const name = words.chart(years.map(({ year, count }) => words.part(String(year), count)));
  return (
    <svg viewBox={`0 0 ${WIDTH} 230`} role="img" aria-label={name}>
      <path className={styles.axis} d={`M0 200H${WIDTH}`} />
      {years.map(({ year, count }) => {
        const x = (year - first) * step;
        const height = (count / most) * 160;
        return (
          <g key={year}>
            <rect className={styles.alive} x={x + 2} y={200 - height} width={Math.max(1, step - 4)} height={height} />
            {step > 16 && (
              <text className={styles.middle} x={x + step / 2} y={192 - height}>
                {writtenNumber(count)}
              </text>
            )}
          </g>
        );
      })}
      <text x="0" y="224">
        {first}
      </text>
      {last > first && (
        <text className={styles.middle} x={(last - first + 0.5) * step} y="224">
          {last}
        </text>
      )}
    </svg>
  );
}

type YearOfDeaths = { year: number; causes: Partial<Record<DeathCause, number>> };

type DeathChartProps = { causes: readonly (readonly [DeathCause, number])[]; years: readonly YearOfDeaths[] };

/** Deaths by year, a row for each cause. A number stands beside the sign of several deaths of a year. */
export function DeathChart({ causes, years }: DeathChartProps) {
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  const at = (year: number) => percent(year - first, last - first);
  const marks = [...new Set(years.length === 0 ? [] : [first, Math.round((first + last) / 2), last])];
  const grid = marks.map((year) => <line key={year} className={styles.grid} x1={at(year)} x2={at(year)} y2="100%" />);
  return (
    <dl className={`${styles.rows} ${styles.deaths}`}>
      <div aria-hidden="true">
        <dt />
        <dd />
        <dd>
          <svg aria-hidden="true">
            {marks.map((year) => (
              <text key={year} className={styles.middle} x={at(year)} y="25">
                {year}
              </text>
            ))}
          </svg>
        </dd>
      </div>
      {causes.map(([cause, count]) => (
        <Row key={cause} label={words.causes[cause]} count={count}>
          {grid}
          {years.map(({ year, causes: { [cause]: deaths = 0 } }) => {
            if (deaths === 0) return null;
            return (
              <svg key={year} x={at(year)} overflow="visible" aria-hidden="true">
                <Sign sign={SIGN_OF_CAUSE[cause]} x={0} y={20} />
                {deaths > 1 && (
                  <text x="10" y="25">
                    {writtenNumber(deaths)}
                  </text>
                )}
              </svg>
            );
          })}
        </Row>
      ))}
    </dl>
  );
}
