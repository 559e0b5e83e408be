import { Link } from "react-router";
import { kinds } from "../../../content/sources/kind-words.ts";
import type { ListedLibrarySource } from "../../../content/sources/library-source.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import tableStyles from "../../kit/ui/lists/table.module.css";
import { AddressState } from "./address-state.tsx";
import { sourceAddress } from "./library-state.ts";
import styles from "./sources.module.css";
import { isUsed } from "./used-by.tsx";

type SourceTableProps = {
  sources: readonly ListedLibrarySource[];
  chosen: readonly string[];
  /** Undefined for accounts that may not merge sources. */
  onChoose: ((key: string, isChosen: boolean) => void) | undefined;
};

/** One page of the library. Two sources can be chosen to be merged. */
export function SourceTable({ sources, chosen, onChoose }: SourceTableProps) {
  return (
    <table className={`${tableStyles.table} ${styles.sources}`}>
      <caption className="sr">Sources and their uses</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Date</th>
          <th scope="col">Kind</th>
          <th scope="col">Used by</th>
          <th scope="col">Address</th>
          {onChoose !== undefined && <th scope="col">Merge</th>}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => {
          const { key, title, publisher, date, kind } = source;
          const isChosen = chosen.includes(key);
          return (
            <tr key={key}>
              <th scope="row">
                <Link to={sourceAddress(key)} lang={source.language ?? undefined}>
                  {title}
                </Link>
                <small>{[key, publisher].filter(Boolean).join(" · ")}</small>
              </th>
              <td data-label="Date">{date === null ? "–" : writtenDate(date)}</td>
              <td data-label="Kind">{kinds[kind]}</td>
              <td data-label="Used by" className={tableStyles.number}>
                {isUsed(source) ? writtenNumber(source.uses + source.pages.length) : "Not used"}
              </td>
              <td data-label="Address" className={styles.address}>
                <AddressState source={source} />
                {source.url !== null && <small>{URL.parse(source.url)?.host ?? source.url}</small>}
              </td>
              {onChoose !== undefined && (
                <td data-label="Merge">
                  <label className={styles.pick}>
                    <input
                      type="checkbox"
                      aria-label={`Choose ${key}`}
                      checked={isChosen}
                      disabled={!isChosen && chosen.length === 2}
                      onChange={(event) => onChoose(key, event.target.checked)}
                    />
                  </label>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
