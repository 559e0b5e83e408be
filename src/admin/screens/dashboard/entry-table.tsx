import type { ReactNode } from "react";
import { Link } from "react-router";
import { TuskerStatus } from "../../../site/parts/cards/tusker/tusker-status.tsx";
import { Artwork } from "../../../site/parts/images/drawn-image.tsx";
import { Portrait } from "../../../site/parts/images/portrait.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Bone } from "../../../ui/kit/loading/bone.tsx";
import { writtenTimestamp } from "../../forms/entry/written-timestamp.ts";
import { AdminImage } from "../../inputs/stored-images/admin-image.tsx";
import { variantAt } from "../../inputs/stored-images/image-variant.ts";
import tableStyles from "../../kit/ui/lists/table.module.css";
import { PublicationBadge } from "../../kit/ui/publication-badge.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import styles from "./dashboard.module.css";
import { addressOf, type ListState, type Shown, sortAfter } from "./list-state.ts";
import type { Row } from "./rows.ts";
import { shortTime } from "./short-time.ts";

type Column = { label: string; sort?: string; first?: "up" | "down"; minor?: boolean };

const COLUMNS: Record<Shown, readonly Column[]> = {
  tuskers: [
    { label: "Name", sort: "name" },
    { label: "Category", minor: true },
    { label: "Age", sort: "age" },
    { label: "Status", sort: "status" },
    { label: "Publication" },
    { label: "Updated", sort: "updated", first: "down", minor: true },
  ],
  articles: [
    { label: "Title", sort: "title" },
    { label: "Category", minor: true },
    { label: "Publish Date", sort: "date", first: "down" },
    { label: "Publication" },
    { label: "Updated", sort: "updated", first: "down", minor: true },
  ],
};

/** A column head. Pressing it sorts by the column; pressing it again reverses the order. */
function ColumnHead({ label, sort, first, minor, state }: Column & { state: ListState }) {
  const className = minor ? tableStyles.minor : undefined;
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const way = state.sort === sort ? "ascending" : state.sort === `-${sort}` ? "descending" : "none";
  const next = sortAfter(state.sort, sort, first);
  const downwards = way === "none" ? next.startsWith("-") : way === "descending";
  return (
    <th scope="col" className={className} aria-sort={way}>
      <Link className={styles.sort} to={addressOf({ ...state, sort: next, page: 1 })} preventScrollReset>
        {label}
        <Icon name={downwards ? "arrow-down" : "arrow-up"} />
      </Link>
    </th>
  );
}

const editAddress = ({ kind, id }: Row): string => `/admin/edit-${kind}/${id}`;

/** The first image, otherwise the drawing. */
function Thumbnail({ row }: { row: Row }) {
  const [image] = row.imageDetails;
  if (image !== undefined) {
    const [width, height] = row.kind === "tusker" ? [44, 55] : [70, 46];
    return <AdminImage url={variantAt(image, 2 * width)} alt="" width={width} height={height} />;
  }
  if (row.kind === "tusker") return <Portrait tusker={row} aspect="4:5" sizes="44px" thumbnail alt="" />;
  return <Artwork url={row.landscapeUrl} aspect="3:2" sizes="70px" thumbnail alt="" />;
}

function Cell({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <td data-label={label} className={className}>
      {children}
    </td>
  );
}

function OwnCells({ row }: { row: Row }) {
  if (row.kind === "tusker") {
    return (
      <>
        <Cell label="Age" className={styles.age}>
          <span title={row.fullAge}>{row.age}</span>
        </Cell>
        <Cell label="Status">
          <TuskerStatus status={row.status} />
        </Cell>
      </>
    );
  }
  return (
    <Cell label="Publish Date" className={tableStyles.number}>
      {row.publishDate}
    </Cell>
  );
}

type RowHandling = {
  /** The id of the entry that was just saved. Its row is marked. */
  saved: string | undefined;
  chosen: ReadonlySet<string>;
  onChoose(ids: readonly string[], chosen: boolean): void;
  onDelete(row: Row): void;
};

function EntryRow({ row, saved, chosen, onChoose, onDelete }: { row: Row } & RowHandling) {
  const { may } = useOwnRole();
  // Everybody may open the form: whoever may not publish submits changes of published entries for review there.
  const canDelete = row.publication === "draft" || may("publish");
  const isSaved = row.id === saved;
  return (
    <tr data-saved={isSaved || undefined}>
      {may("change many") && (
        <td className={styles.pick}>
          <label>
            <input
              type="checkbox"
              aria-label={`Choose ${row.name}`}
              checked={chosen.has(row.id)}
              onChange={(event) => onChoose([row.id], event.target.checked)}
            />
          </label>
        </td>
      )}
      <th scope="row">
        <div className={row.kind === "article" ? `${styles.entry} ${styles.article}` : styles.entry}>
          <Thumbnail row={row} />
          <Link to={editAddress(row)}>{row.name}</Link>
          {isSaved && <span className="sr">Just saved</span>}
        </div>
      </th>
      <Cell label="Category" className={tableStyles.minor}>
        {row.category}
      </Cell>
      <OwnCells row={row} />
      <Cell label="Publication">
        <PublicationBadge state={row.publication} {...(row.kind === "article" && { on: row.publishDate })} />
        {row.isWarned && (
          <span title="Warnings to look at">
            {" "}
            <Icon name="info" />
            <span className="sr">Warnings to look at</span>
          </span>
        )}
      </Cell>
      <Cell label="Updated" className={`${tableStyles.number} ${tableStyles.minor}`}>
        <time dateTime={row.updatedAt} title={writtenTimestamp(row.updatedAt)}>
          {shortTime(new Date(row.updatedAt), new Date())}
        </time>
      </Cell>
      <td className={tableStyles.actions}>
        {row.page !== undefined && (
          <a className="iconbtn" href={row.page} title="View">
            <Icon name="eye" />
            <span className="sr">View</span>
            <span className={`sr ${tableStyles.which}`}> {row.name}</span>
          </a>
        )}
        <Link className="iconbtn" to={editAddress(row)} title="Edit">
          <Icon name="pencil" />
          <span className="sr">Edit</span>
          <span className={`sr ${tableStyles.which}`}> {row.name}</span>
        </Link>
        {canDelete && (
          <button type="button" className="iconbtn del" title="Delete" onClick={() => onDelete(row)}>
            <Icon name="trash" />
            <span className="sr">Delete</span>
            <span className={`sr ${tableStyles.which}`}> {row.name}</span>
          </button>
        )}
      </td>
    </tr>
  );
}

type EntryTableProps = {
  rows: readonly Row[];
  /** What was just saved where the filters hide it, or where it is on another page. It stands on top. */
  hidden: Row | undefined;
  state: ListState;
} & RowHandling;

/** The list as a table, or as cards in narrow windows. */
export function EntryTable({ rows, hidden, state, ...handling }: EntryTableProps) {
  const { may } = useOwnRole();
  const ids = rows.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => handling.chosen.has(id));
  return (
    <table className={`${tableStyles.table} ${styles.entries}`}>
      <caption className="sr">{state.show === "tuskers" ? "Tuskers" : "Articles"}</caption>
      <thead>
        <tr>
          {may("change many") && (
            <th scope="col" className={styles.pick}>
              <label>
                <input
                  type="checkbox"
                  aria-label="Choose all on this page"
                  checked={all}
                  onChange={(event) => handling.onChoose(ids, event.target.checked)}
                />
              </label>
            </th>
          )}
          {COLUMNS[state.show].map((column) => (
            <ColumnHead key={column.label} {...column} state={state} />
          ))}
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      {hidden !== undefined && (
        <tbody>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={COLUMNS[state.show].length + 2}>
              Just saved
            </th>
          </tr>
          <EntryRow row={hidden} {...handling} />
        </tbody>
      )}
      <tbody>
        {rows.map((row) => (
          <EntryRow key={row.id} row={row} {...handling} />
        ))}
      </tbody>
    </table>
  );
}

/** A skeleton of the table while its rows are loading. */
export function TableOutline() {
  return (
    <div className={styles.outline} aria-hidden="true">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <div key={key}>
          <Bone className={styles.face} />
          <Bone shape="line" className={styles.line} />
        </div>
      ))}
    </div>
  );
}
