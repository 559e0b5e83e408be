import type { ReactNode } from "react";
import styles from "./statistics-page.module.css";
import { words } from "./words.ts";

type StatisticProps = {
  id: string;
  /** A sentence that says what the chart shows. */
  heading: string;
  /** What the counts are out of. */
  base: string;
  chart: ReactNode;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  note?: string;
  isWide?: boolean;
};

/** One statistic: what it shows, out of what, the chart, and the same figures as a table. */
export function Statistic({ id, heading, base, chart, columns, rows, note, isWide = false }: StatisticProps) {
  return (
    <section className={isWide ? styles.wide : styles.statistic} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.base}>{base}</p>
      <figure>{chart}</figure>
      <details>
        <summary>{words.table}</summary>
        <div className={styles.scroll}>
          <table aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([label, ...figures]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {figures.map((figure, index) => (
                    <td key={columns[index + 1]}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}
