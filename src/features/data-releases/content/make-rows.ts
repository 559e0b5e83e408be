import type { PlaceKey } from "../../../content/places/places.ts";
import { ENGLISH_PLACE_NAMES } from "../../../content/places/words.ts";
import { earliestDay, latestDay, parseRecordDate } from "../../../content/record/record-date.ts";
import { findPosition } from "../../../content/safety/position-text.ts";
import type { LibrarySource } from "../../../content/sources/library-source.ts";
import { mayLiveWild } from "../../../content/tuskers/may-live-wild.ts";
import { tellEvents, toldLocationPlaces } from "../../../content/tuskers/told-places.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { byCodePoint } from "../../../platform/text/code-point-order.ts";
import { type ColumnName, columnsOf, type Row, SEPARATOR, type TableName, type TuskerTable } from "./tables.ts";

/** What rows of a tusker depend on beside him. */
export type Around = {
  siteUrl: string;
  /** The names of published tuskers by id, at least of those that his relations name. */
  published: ReadonlyMap<string, string>;
};

type ReleasedSource = Pick<
  LibrarySource,
  "key" | "title" | "author" | "publisher" | "date" | "url" | "archiveUrl" | "kind" | "language"
>;

type Cell = string | number | boolean | readonly string[] | null | undefined;

const cellText = (cell: Cell): string => {
  if (cell === null || cell === undefined) return "";
  return (typeof cell === "object" ? cell.join(SEPARATOR) : String(cell)).trim();
};

/** A row with all columns of its table, in their order. A column without a cell does not compile: it would be empty. */
function toRow<Table extends TableName, Cells extends object>(
  table: Table,
  given: Cells & Record<Exclude<ColumnName<Table>, keyof Cells>, Cell>,
): Row {
  const cells: Readonly<Record<string, Cell>> = given;
  const texts = columnsOf(table).map(({ name }) => [name, cellText(cells[name])] as const);
  for (const [name, text] of texts) {
    const found = findPosition(text);
    if (found === undefined) continue;
    const whose = cells.tusker_id ?? cells.id;
    throw new AppError(
      "Conflict",
      `The ${name} in ${table} of ${whose} gives a position (${found}). Remove it, then try again.`,
    );
  }
  return Object.fromEntries(texts) as Row;
}

const WILD = {
  data_generalizations: "Places are generalised to a park or reserve of at least 50 km², or to a district.",
  information_withheld: "Coordinates, places below a park or district, and sightings of the last 90 days.",
};
const KEPT = {
  data_generalizations: "Places are named as the directory names them, without coordinates.",
  information_withheld: "Coordinates.",
};

const placeName = (key: PlaceKey | undefined): string => (key === undefined ? "" : ENGLISH_PLACE_NAMES[key]);

type Range = { min: number; max: number; about?: boolean; side?: string; measured?: string; on?: string };
const UNITS: Readonly<Record<string, string>> = { height: "m", tuskLength: "m", age: "years" };

type ValueColumn = "value" | "least" | "most" | "unit" | "approximate" | "side" | "method" | "as_of";

function valueCells(property: string, value: unknown): { [column in ValueColumn]?: Cell } {
  if (typeof value === "string") return { value };
  const { min, max, about = false, side, measured, on } = value as Range;
  return { least: min, most: max, unit: UNITS[property], approximate: about, side, method: measured, as_of: on };
}

/**
 * The rows of a tusker, in each table sorted by their ids. These begin with his id, and all ids are equally long: tables
 * are in order if tuskers are.
 * @throws AppError `Conflict` if a text gives a position: no release may hold it
 */
export function rowsOfTusker(tusker: Tusker, { siteUrl, published }: Around): Record<TuskerTable, Row[]> {
  const { _id, claims, features, relations } = tusker;
  const isWild = mayLiveWild(tusker);
  const told = isWild ? WILD : KEPT;
  const of = { tusker_id: _id, ...told };
  const nameIn = (language: string) =>
    tusker.nativeNames.find((native) => native.language === language && native.origin !== "rule")?.name;
  // An origin is free text and may name a village; facts of an origin are left out for the same reason.
  const main = toRow("tuskers", {
    ...{ id: _id, page: `${siteUrl}/tuskers/${tusker.slug}`, name: tusker.name },
    ...{ name_sinhala: nameIn("si"), name_tamil: nameIn("ta"), other_names: tusker.aliases },
    ...{ category: tusker.category, status: tusker.status },
    ...{ status_as_of: tusker.statusAsOf, status_note: tusker.statusNote, age: tusker.age },
    ...{ born_year: tusker.bornYear, died_on: tusker.diedOn, height_m: tusker.heightM },
    locality: isWild ? toldLocationPlaces(tusker).map(placeName).join(", ") : tusker.location,
    origin: isWild ? "" : tusker.origin,
    ...{ tags: tusker.tags, sources: tusker.sources.map(({ key }) => key) },
    ...told,
  });
  const facts = Object.entries(claims).flatMap(([property, accounts]) =>
    property === "origin" && isWild
      ? []
      : (accounts ?? []).map(({ value, certainty, note, recordedOn, sources }, index) =>
          toRow("facts", {
            ...{ id: `${_id}-${property}-${index + 1}`, ...of, property, ...valueCells(property, value) },
            ...{ recorded_on: recordedOn, certainty, note, sources },
          }),
        ),
  );
  const events = tellEvents(tusker.events, isWild).map((event, index) => {
    const date = parseRecordDate(event.date);
    return toRow("events", {
      ...{ id: `${_id}-event-${event.id ?? index + 1}`, ...of, kind: event.kind, date: event.date },
      date_earliest: date && earliestDay(date),
      date_latest: date && latestDay(date),
      ...{ until: event.until, place: event.place, locality: placeName(event.place), text: event.text },
      ...{ role: event.role, account: event.account, certainty: event.certainty, sources: event.sources },
    });
  });
  const drawn = features.map(({ where, recordedOn, ...feature }, index) =>
    toRow("features", {
      ...{ id: `${_id}-feature-${index + 1}`, ...of, ...feature, body_part: where, recorded_on: recordedOn },
    }),
  );
  // As on pages: a relation to a tusker that is not public is left out.
  const related = relations.flatMap(({ to, name, ...relation }, index) => {
    const other = to === undefined ? undefined : published.get(to);
    if (to !== undefined && other === undefined) return [];
    const named = { other_id: to, other_name: other ?? name };
    return toRow("relations", { id: `${_id}-relation-${index + 1}`, ...of, ...relation, ...named });
  });
  const rows = { tuskers: [main], facts, events, features: drawn, relations: related };
  for (const table of Object.values(rows)) table.sort((one, other) => byCodePoint(one.id, other.id));
  return rows;
}

/** @throws AppError `Conflict` if a text gives a position */
export const rowOfSource = ({ key, archiveUrl, ...source }: ReleasedSource, siteUrl: string): Row =>
  toRow("sources", { ...source, id: key, page: `${siteUrl}/sources/${key}`, archive_url: archiveUrl });

/** The values of a cell that holds several. */
export const splitCell = (cell: string | undefined): string[] => (cell ? cell.split(SEPARATOR) : []);
