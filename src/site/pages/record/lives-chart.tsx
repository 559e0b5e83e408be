import { useId } from "react";
import { firstCharacters } from "../../../content/rich-text/cut-text.ts";
import { TUSKER_CATEGORIES } from "../../../content/tuskers/status.ts";
import { CATEGORY_LABELS } from "../../../content/tuskers/words.ts";
import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import drawnStyles from "../../parts/lives/drawn.module.css";
import { LifeBar } from "../../parts/lives/life-bar.tsx";
import { type DrawnLife, lifeYears, yearAt } from "../../parts/lives/life-years.ts";
import { timeScale } from "../../parts/lives/time-scale.ts";
import { shortEnd } from "./life-words.ts";
import styles from "./lives-page.module.css";
import { words } from "./words.ts";

const WIDTH = 1180;
/** On its right there is space for the longest end in any language. */
const SCALE = { from: 232, to: 930 };
const END = SCALE.to + 19;
const TOP = 30;
const HEAD = 56;
/** High enough for a finger where the drawing is smallest, at a width of 1000 pixels. */
const ROW = 32;

type Row = { life: DrawnLife; y: number };
type Group = { category: DrawnLife["category"]; y: number; rows: Row[] };

/** Where each category and each of its lives stands. */
function layOut(lives: readonly DrawnLife[]): { groups: Group[]; height: number } {
  let y = TOP;
  const groups: Group[] = [];
  for (const category of TUSKER_CATEGORIES) {
    const own = lives.filter((life) => life.category === category);
    if (own.length === 0) continue;
    y += HEAD;
    groups.push({ category, y: y - 14, rows: own.map((life, index) => ({ life, y: y + ROW * index + ROW / 2 })) });
    y += ROW * own.length;
  }
  return { groups, height: y + 34 };
}

/** All lives on one sheet of time, a row each. Narrow windows show the list alone. */
export function LivesChart({ lives, since, today, title }: ChartProps) {
  const id = useId();
  const now = yearAt(today);
  const { at, decades } = timeScale(since, now, SCALE.from, SCALE.to);
  const { groups, height } = layOut(lives);
  return (
    <figure className={`${styles.chart} ${drawnStyles.lives}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no element for a group of links with a name. */}
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="group" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{words.chart}</desc>
        <g>
          {decades.map((year) => (
            <g key={year}>
              <path className={styles.grid} d={`M${at(year).toFixed(1)} ${TOP}V${height - 26}`} />
              <text className={styles.year} x={at(year)} y="18">
                {year}
              </text>
              <text className={styles.year} x={at(year)} y={height - 8}>
                {year}
              </text>
            </g>
          ))}
          <path className={styles.now} d={`M${at(now).toFixed(1)} ${TOP}V${height - 26}`} />
          <text className={styles.todayWord} x={at(now) + 6} y="18">
            {words.today}
          </text>
        </g>
        {groups.map(({ category, y, rows }) => (
          <g key={category}>
            <text className={styles.group} x="0" y={y}>
              {CATEGORY_LABELS[category]}
              <tspan className={styles.count} dx="10">
                {words.lives(rows.length)}
              </tspan>
            </text>
            <path className={styles.double} d={`M0 ${y + 10}H${WIDTH}`} />
            {rows.map((row) => (
              <ChartRow key={row.life.slug} {...row} at={at} today={today} now={now} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

type ChartProps = { lives: readonly DrawnLife[]; since: number | null; today: string; title: string };
type ChartRowProps = Row & { at(year: number): number; today: string; now: number };

function ChartRow({ life, y, at, today, now }: ChartRowProps) {
  const years = lifeYears(life, today);
  return (
    <PageLink to={`/tuskers/${life.slug}`}>
      <rect className={styles.hit} x="0" y={y - ROW / 2} width={WIDTH} height={ROW} />
      <path className={styles.row} d={`M${SCALE.from} ${y}H${SCALE.to}`} />
      <text className={styles.name} x="0" y={y + 5} {...inEnglish(life.name)}>
        {life.name.length > 30 ? `${firstCharacters(life.name, 29)}…` : life.name}
      </text>
      {years !== undefined && <LifeBar years={years} status={life.status} at={at} y={y} today={now} />}
      <text className={styles.end} x={END} y={y + 5}>
        {shortEnd(life)}
      </text>
    </PageLink>
  );
}
