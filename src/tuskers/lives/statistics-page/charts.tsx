import { writtenNumber } from "../../../platform/text/counted.ts";
import type { DeathCause } from "../../../record/vocabulary.ts";
import { SIGN_OF_CAUSE } from "../drawn/life-years.ts";
import { Sign } from "../drawn/sign.tsx";
import styles from "./statistics-page.module.css";
import { words } from "./words.en.ts";

/** Charts drawn on the server. Each is an image with a name that says the same as its table. */

export type Bar = { label: string; count: number; kind?: "alive" | "dead" | "missing" | "none" };

const PAINT = { alive: styles.alive, dead: styles.dead, missing: styles.missing, none: styles.none, bar: styles.bar };

const WIDTH = 545;
const LABEL = 190;
const ROW = 40;

const nameOf = (bars: readonly Bar[]): string => words.chart(bars.map(({ label, count }) => words.part(label, count)));

/** Horizontal bars on one scale. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${Math.max(1, bars.length) * ROW}`} role="img" aria-label={nameOf(bars)}>
      {bars.map(({ label, count, kind }, index) => {
        const length = (count / most) * (WIDTH - LABEL - 60);
        return (
          <g key={label}>
            <text className={styles.strong} x="0" y={index * ROW + 24}>
              {label}
            </text>
            <rect className={PAINT[kind ?? "bar"]} x={LABEL} y={index * ROW + 8} width={length} height="22" />
            <text className={styles.figure} x={LABEL + length + 10} y={index * ROW + 28}>
              {writtenNumber(count)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

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
export function DeathChart(props: DeathChartProps) {
  return (
    <>
      <DeathRows {...props} className={styles.broad} wide={1180} left={260} />
      <DeathRows {...props} className={styles.narrow} wide={400} left={225} />
    </>
  );
}

function DeathRows({
  causes,
  years,
  className,
  wide,
  left,
}: DeathChartProps & { className: string | undefined; wide: number; left: number }) {
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  const at = (year: number) => left + ((year - first) / Math.max(1, last - first)) * (wide - left - 45);
  const height = 36 + causes.length * ROW;
  const every = Math.max(1, Math.ceil((last - first) / ((wide - left) / 90)));
  const marks = Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, index) => first + index * every);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${wide} ${height}`}
      role="img"
      aria-label={words.chart(causes.map(([cause, count]) => words.part(words.causes[cause], count)))}
    >
      {years.length > 0 &&
        marks.map((year) => (
          <g key={year}>
            <path className={styles.grid} d={`M${at(year)} 26V${height}`} />
            <text className={styles.middle} x={at(year)} y="16">
              {year}
            </text>
          </g>
        ))}
      {causes.map(([cause, count], row) => {
        const y = 26 + ROW * row + ROW / 2;
        return (
          <g key={cause}>
            <text className={styles.strong} x="0" y={y + 5}>
              {words.causes[cause]}
            </text>
            <text className={styles.figure} x={left - 20} y={y + 7} textAnchor="end">
              {writtenNumber(count)}
            </text>
            <path className={styles.grid} d={`M0 ${y + ROW / 2}H${wide}`} />
            {years.map(({ year, causes: ofYear }) => {
              const deaths = ofYear[cause] ?? 0;
              if (deaths === 0) return null;
              return (
                <g key={year}>
                  <Sign sign={SIGN_OF_CAUSE[cause]} x={at(year)} y={y} />
                  {deaths > 1 && (
                    <text x={at(year) + 10} y={y + 5}>
                      {writtenNumber(deaths)}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
