import { Icon } from "../../platform/ui/icon.tsx";
import { type ImportedItem, type ImportReport, noCounts } from "../import-report.ts";

type Result = ImportedItem["result"];

const RESULTS = Object.keys(noCounts()) as Result[];

const WORDS: Record<Result, { done: string; would: string; badge: string }> = {
  created: { done: "added", would: "would be added", badge: "badge good" },
  changed: { done: "changed", would: "would change", badge: "badge info" },
  unchanged: { done: "as they were", would: "stay as they are", badge: "badge plain" },
  failed: { done: "failed", would: "would fail", badge: "badge bad" },
};

/** More lines than these help nobody; the file can be mended and sent again. */
const MOST_LINES = 500;

/** What became of each entry, or would: the counts, and a line for each that does not stay as it is. */
export function ImportReportTable({ report }: { report: ImportReport }) {
  const lines = report.items.filter(({ result }) => result !== "unchanged");
  return (
    <>
      <ul className="tallies">
        {RESULTS.map((result) => (
          <li key={result}>
            <b>{report[result].toLocaleString("en")}</b> {report.dryRun ? WORDS[result].would : WORDS[result].done}
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <table className="ledger">
          <caption>
            {lines.length > MOST_LINES
              ? `The first ${MOST_LINES} of ${lines.length.toLocaleString("en")}`
              : "All but those that stay as they are"}
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
            {lines.slice(0, MOST_LINES).map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a report never change places.
              <tr key={index}>
                <th scope="row">
                  <span className="name">{item.name}</span>
                </th>
                <td data-label="Kind">{item.kind}</td>
                <td data-label="Result">
                  <span className={WORDS[item.result].badge}>{item.result}</span>
                </td>
                <td data-label="What" className="whole">
                  {[item.changes?.join(", "), item.message].filter(Boolean).join(". ")}
                  {item.warnings?.map(({ path, message }) => (
                    <p key={path} className="caution">
                      <Icon name="info" />
                      <span>
                        {path}: {message}
                      </span>
                    </p>
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
