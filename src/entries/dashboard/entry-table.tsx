import type { ReactNode } from "react";
import { Link } from "react-router";
import { PublicationBadge } from "../../admin/ui/publication-badge.tsx";
import { Artwork } from "../../images/shown/drawn-image.tsx";
import { Portrait } from "../../images/shown/portrait.tsx";
import { AdminImage } from "../../images/stored/admin-image.tsx";
import { variantAt } from "../../images/stored/image-variant.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import { TuskerStatus } from "../../tuskers/card/tusker-status.tsx";
import { addressOf, type ListState, type Shown, sortAfter } from "./list-state.ts";
import type { Row } from "./rows.ts";

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

/** The head of a column; pressing it sorts by it, and again turns the order. */
function ColumnHead({ label, sort, first, minor, state }: Column & { state: ListState }) {
  const className = minor ? "minor" : undefined;
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
      <Link className="sort" to={addressOf({ ...state, sort: next, page: 1 })} preventScrollReset>
        {label}
        <Icon name={downwards ? "arrow-down" : "arrow-up"} />
      </Link>
    </th>
  );
}

const editAddress = ({ kind, id }: Row): string => `/admin/edit-${kind}/${id}`;

/** Its image, else its drawing. */
function Thumbnail({ row }: { row: Row }) {
  const [image] = row.imageDetails;
  if (image !== undefined) {
    const [width, height] = row.kind === "tusker" ? [44, 55] : [70, 46];
    return <AdminImage url={variantAt(image, 2 * width)} alt="" width={width} height={height} />;
  }
  if (row.kind === "tusker") return <Portrait tusker={row} aspect="4:5" sizes="44px" alt="" />;
  return <Artwork url={row.landscapeUrl} aspect="3:2" sizes="70px" alt="" />;
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
        <Cell label="Age" className="told">
          {row.age}
        </Cell>
        <Cell label="Status">
          <TuskerStatus status={row.status} />
        </Cell>
      </>
    );
  }
  return (
    <Cell label="Publish Date" className="num">
      {row.publishDate}
    </Cell>
  );
}

type RowHandling = {
  chosen: ReadonlySet<string>;
  onChoose(ids: readonly string[], chosen: boolean): void;
  onDelete(row: Row): void;
};

function EntryRow({ row, chosen, onChoose, onDelete }: { row: Row } & RowHandling) {
  return (
    <tr>
      <td className="pick">
        <label>
          <input
            type="checkbox"
            aria-label={`Choose ${row.name}`}
            checked={chosen.has(row.id)}
            onChange={(event) => onChoose([row.id], event.target.checked)}
          />
        </label>
      </td>
      <th scope="row">
        <div className={row.kind === "article" ? "who across" : "who"}>
          <Thumbnail row={row} />
          <Link to={editAddress(row)}>{row.name}</Link>
        </div>
      </th>
      <Cell label="Category" className="minor">
        {row.category}
      </Cell>
      <OwnCells row={row} />
      <Cell label="Publication">
        <PublicationBadge state={row.publication} {...(row.kind === "article" && { on: row.publishDate })} />
      </Cell>
      <Cell label="Updated" className="num minor">
        {row.updatedOn}
      </Cell>
      <td className="do">
        <Link className="iconbtn" to={editAddress(row)} title="Edit">
          <Icon name="pencil" />
          <span className="sr">Edit</span>
          <span className="sr which"> {row.name}</span>
        </Link>
        <button type="button" className="iconbtn del" title="Delete" onClick={() => onDelete(row)}>
          <Icon name="trash" />
          <span className="sr">Delete</span>
          <span className="sr which"> {row.name}</span>
        </button>
      </td>
    </tr>
  );
}

/** The list as a table; as cards where the window is narrow. */
export function EntryTable({ rows, state, ...handling }: { rows: readonly Row[]; state: ListState } & RowHandling) {
  const ids = rows.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => handling.chosen.has(id));
  return (
    <table className="ledger">
      <caption className="sr">{state.show === "tuskers" ? "Tuskers" : "Articles"}</caption>
      <thead>
        <tr>
          <th scope="col" className="pick">
            <label>
              <input
                type="checkbox"
                aria-label="Choose all on this page"
                checked={all}
                onChange={(event) => handling.onChoose(ids, event.target.checked)}
              />
            </label>
          </th>
          {COLUMNS[state.show].map((column) => (
            <ColumnHead key={column.label} {...column} state={state} />
          ))}
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <EntryRow key={row.id} row={row} {...handling} />
        ))}
      </tbody>
    </table>
  );
}

/** The outline of a table whose rows are on their way. */
export function TableOutline() {
  return (
    <div className="outline" aria-hidden="true">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <div key={key}>
          <span className="bone face" />
          <span className="bone line" />
        </div>
      ))}
    </div>
  );
}
