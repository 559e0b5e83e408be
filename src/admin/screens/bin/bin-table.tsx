import type { BinnedEntry } from "../../../content/entries/bin.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import tableStyles from "../../kit/ui/lists/table.module.css";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";

const KINDS = { tusker: "Tusker", article: "Article" } as const;

type BinTableProps = {
  binned: readonly BinnedEntry[];
  busy: boolean;
  onRestore(binned: BinnedEntry): void;
  onPurge(binned: BinnedEntry): void;
};

/** The entries in the bin, each with buttons to restore it or delete it for ever. */
export function BinTable({ binned, busy, onRestore, onPurge }: BinTableProps) {
  const { may } = useOwnRole();
  return (
    <table className={tableStyles.table}>
      <caption className="sr">What is in the bin</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Deleted</th>
          <th scope="col">By</th>
          <th scope="col">Deleted for ever on</th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {binned.map((one) => (
          <tr key={`${one.kind} ${one._id}`}>
            <th scope="row">
              <span className={tableStyles.name}>{one.name}</span>
            </th>
            <td data-label="Kind">{KINDS[one.kind]}</td>
            <td data-label="Deleted" className={tableStyles.number}>
              <Timestamp at={one.binnedAt} />
            </td>
            <td data-label="By" className={tableStyles.written}>
              {one.binnedBy ?? "Unknown"}
            </td>
            <td data-label="Deleted for ever on" className={tableStyles.number}>
              <Timestamp at={one.purgedAt} dayOnly />
            </td>
            <td className={tableStyles.actions}>
              {(one.publication === "draft" || may("publish")) && (
                <button
                  type="button"
                  className="iconbtn"
                  title="Restore"
                  aria-disabled={busy || undefined}
                  onClick={() => busy || onRestore(one)}
                >
                  <Icon name="rotate-ccw" />
                  <span className="sr">Restore</span>
                  <span className={`sr ${tableStyles.which}`}> {one.name}</span>
                </button>
              )}
              {may("purge") && (
                <button type="button" className="iconbtn del" title="Delete for ever" onClick={() => onPurge(one)}>
                  <Icon name="trash" />
                  <span className="sr">Delete for ever</span>
                  <span className={`sr ${tableStyles.which}`}>: {one.name}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
