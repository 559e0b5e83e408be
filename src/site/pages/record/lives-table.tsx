import { TUSKER_CATEGORIES } from "../../../content/tuskers/status.ts";
import { CATEGORY_LABELS } from "../../../content/tuskers/words.ts";
import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { writtenNumber } from "../../../platform/text/counted.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { TuskerStatus } from "../../parts/cards/tusker/tusker-status.tsx";
import drawnStyles from "../../parts/lives/drawn.module.css";
import { LifeBar } from "../../parts/lives/life-bar.tsx";
import { type DrawnLife, lifeYears, yearAt } from "../../parts/lives/life-years.ts";
import { timeScale } from "../../parts/lives/time-scale.ts";
import { writtenBirth, writtenCause, writtenEnd } from "./life-words.ts";
import styles from "./lives-page.module.css";
import { words } from "./words.ts";

type LivesTableProps = { lives: readonly DrawnLife[]; since: number | null; today: string };

// Browsers drop the roles of a table that is laid out as a list, unless they are written out.
const table = { role: "table" };
const rowgroup = { role: "rowgroup" };
const row = { role: "row" };
const columnheader = { role: "columnheader" };
const rowheader = { role: "rowheader" };
const cell = { role: "cell" };

/**
 * The chart as a table, closed below it. In narrow windows it stands open in place of the chart, as a list with a small
 * bar each, and keeps its roles.
 */
export function LivesTable({ lives, since, today }: LivesTableProps) {
  const { table: headings } = words;
  const now = yearAt(today);
  const { at, begin, end } = timeScale(since, now, 12, 232);
  const middle = Math.round((begin + end) / 2);
  return (
    <details id="table" className={`${styles.list} ${drawnStyles.lives}`}>
      <summary>
        <h2 id="table-heading">{headings.heading}</h2>
        <Icon name="chevron-right" />
      </summary>
      <div className={styles.scale} aria-hidden="true">
        <span>{begin}</span>
        <span>{middle}</span>
        <span>{words.today}</span>
      </div>
      <table className={styles.table} {...table} aria-labelledby="table-heading">
        <thead {...rowgroup}>
          <tr {...row}>
            {[headings.name, headings.status, headings.born, headings.end, headings.cause].map((heading) => (
              <th key={heading} {...columnheader} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {TUSKER_CATEGORIES.map((category) => {
          const own = lives.filter((life) => life.category === category);
          if (own.length === 0) return null;
          return (
            <tbody key={category} {...rowgroup}>
              <tr {...row} className={styles.groupRow}>
                <th {...rowheader} colSpan={5} scope="rowgroup">
                  {CATEGORY_LABELS[category]} <small>{writtenNumber(own.length)}</small>
                </th>
              </tr>
              {own.map((life) => {
                const years = lifeYears(life, today);
                return (
                  <tr key={life.slug} {...row}>
                    <th {...rowheader} scope="row">
                      <PageLink to={`/tuskers/${life.slug}`} {...inEnglish(life.name)}>
                        {life.name}
                      </PageLink>
                      {years !== undefined && (
                        <svg className={styles.small} viewBox="0 0 244 22" aria-hidden="true">
                          <LifeBar years={years} status={life.status} at={at} y={11} today={now} />
                        </svg>
                      )}
                    </th>
                    <td {...cell}>
                      <TuskerStatus status={life.status} />
                    </td>
                    <Told label={headings.born}>{writtenBirth(life)}</Told>
                    <Told label={life.status === "dead" ? headings.death : headings.lastSeen}>{writtenEnd(life)}</Told>
                    <td {...cell}>{writtenCause(life)}</td>
                  </tr>
                );
              })}
            </tbody>
          );
        })}
      </table>
    </details>
  );
}

/** A cell with a label of its own for narrow windows, where a date that is not known is not shown. */
const Told = ({ label, children }: { label: string; children: string }) => (
  <td {...cell} data-label={label} className={children === words.table.notKnown ? styles.unknown : undefined}>
    {children}
  </td>
);
