import type { Mark } from "../../content/record/texts/marks.ts";
import { inEnglish, Marked } from "../../platform/languages/stored-text.tsx";
import { Cited } from "../../site/parts/record/cited.tsx";
import styles from "./compare-page.module.css";
import type { Row } from "./comparison.ts";
import { words } from "./words.ts";

type Told = { text: string; marks: Mark[] };
export type NumberedRow = Omit<Row, "told"> & { told: readonly [readonly Told[], readonly Told[]] };

const Value = ({ text, marks }: Told) => (
  <span className={styles.value}>
    <Marked text={text} />
    <Cited marks={marks} />
  </span>
);

/** The first account of a feature. The others open. */
function Values({ told }: { told: readonly Told[] }) {
  const [first, ...others] = told;
  if (first === undefined) return <span className={styles.unknown}>{words.table.notKnown}</span>;
  return (
    <>
      <Value {...first} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{words.table.more(others.length)}</summary>
          {others.map((one) => (
            <Value key={one.text} {...one} />
          ))}
        </details>
      )}
    </>
  );
}

type ComparisonTableProps = {
  names: readonly [string, string];
  rows: readonly NumberedRow[];
};

/** What is known of both, in rows. A row that differs has a bar, bold values and the word for it. */
export function ComparisonTable({ names, rows }: ComparisonTableProps) {
  return (
    <>
      <table className={styles.table}>
        <caption className="sr">{words.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.table.feature}</th>
            {names.map((name) => (
              <th key={name} scope="col" {...inEnglish(name)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, told: [one, other], differs }) => (
            <tr key={id} className={differs ? styles.differs : undefined} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && <small>{words.table.differs}</small>}
              </th>
              <td>
                <Values told={one} />
              </td>
              <td>
                <Values told={other} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.every(({ differs }) => !differs) && <p className={styles.after}>{words.table.none}</p>}
    </>
  );
}
