import { type ImportedItem, type ImportReport, noCounts } from "../../../content/transfer/import-report.ts";
import { Badge, type BadgeTone } from "../../kit/ui/badge.tsx";
import { Caution } from "../../kit/ui/caution.tsx";
import tableStyles from "../../kit/ui/lists/table.module.css";
import styles from "./exchange.module.css";

type Result = ImportedItem["result"];

const RESULTS = Object.keys(noCounts()) as Result[];

const WORDS: Record<Result, { done: string; would: string; tone: BadgeTone }> = {
  created: { done: "added", would: "would be added", tone: "good" },
  changed: { done: "changed", would: "would change", tone: "info" },
  unchanged: { done: "as they were", would: "stay as they are", tone: "plain" },
  failed: { done: "failed", would: "would fail", tone: "bad" },
};

/** More lines than these help nobody; the file can be corrected and sent again. */
const MOST_LINES = 500;

/** The result for each entry, actual or expected: the counts, and a line for each entry that is not unchanged. */
export function ImportReportTable({ report }: { report: ImportReport }) {
  const lines = report.items.filter(({ result }) => result !== "unchanged").slice(0, MOST_LINES);
  const count = report.created + report.changed + report.failed;
  return (
    <>
      <ul className={styles.tallies}>
        {RESULTS.map((result) => (
          <li key={result}>
            <b>{report[result].toLocaleString("en")}</b> {report.dryRun ? WORDS[result].would : WORDS[result].done}
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <table className={tableStyles.table}>
          <caption>
            {count > lines.length ? `The first ${lines.length} of ${count.toLocaleString("en")}` : "All that change"}
          </caption>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">Kind</th>
              <th scope="col">Result</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a report never change places.
              <tr key={index}>
                <th scope="row">
                  <span className={tableStyles.name}>{item.name}</span>
                </th>
                <td data-label="Kind">{item.kind}</td>
                <td data-label="Result">
                  <Badge tone={WORDS[item.result].tone}>{item.result}</Badge>
                </td>
                <td data-label="What" className={`${tableStyles.across} ${tableStyles.written}`}>
                  {[item.changes?.join(", "), item.message].filter(Boolean).join(". ")}
                  {item.warnings?.map(({ path, message }) => (
                    <Caution key={path}>
                      {path}: {message}
                    </Caution>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
