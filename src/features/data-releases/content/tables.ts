/** The tables of a release. They are the CSV files, and everything else is made from them. */

export type Column = {
  name: string;
  /** A type of Table Schema. */
  type: "string" | "number" | "integer" | "boolean" | "date";
  description: string;
  required?: true;
  /** The table and its key that this column refers to. */
  refersTo?: { table: TableName; column: string };
};

const column = <Name extends string>(
  name: Name,
  description: string,
  more: Partial<Omit<Column, "name">> = {},
): Column & { name: Name } => ({
  ...{ name, type: "string", description },
  ...more,
});
const required = { required: true } as const;
const id = column("id", "Permanent and unique in this table.", required);
const tuskerId = column("tusker_id", "The tusker.", { ...required, refersTo: { table: "tuskers", column: "id" } });
const certainty = column("certainty", "certain, likely or disputed.");
const note = column("note", "What the record adds in words.");
const sources = column("sources", "Keys of the table of sources, separated by “ | ”.");
const recordedOn = column("recorded_on", "When it was recorded, as EDTF.");
const GENERALISED = [
  column("data_generalizations", "What is told less precisely than it may be known.", required),
  column("information_withheld", "What exists or may exist and is not told.", required),
];

const TABLES = {
  tuskers: [
    column("id", "The permanent id of the tusker.", required),
    column("page", "The address of his page.", required),
    column("name", "His name.", required),
    column("name_sinhala", "His name in Sinhala letters, as recorded or written by an editor."),
    column("name_tamil", "His name in Tamil letters, as recorded or written by an editor."),
    column("other_names", "Other names, separated by “ | ”."),
    column("category", "wild, domesticated or conservation.", required),
    column("status", "The status that the directory gives him.", required),
    column("status_as_of", "The day, month or year from which the status is known."),
    column("status_note", "What the record adds to the status."),
    column("age", "His age in years.", { type: "number" }),
    column("born_year", "The year of his birth.", { type: "integer" }),
    column("died_on", "The day, month or year of his death."),
    column("height_m", "His height at the shoulder in metres.", { type: "number" }),
    column("locality", "A park or district if he may live wild; else the place as the directory names it."),
    column("origin", "Where he comes from. Empty if he may live wild."),
    column("tags", "Tags, separated by “ | ”."),
    sources,
    ...GENERALISED,
  ],
  facts: [
    id,
    tuskerId,
    column(
      "property",
      "The fact. Several rows with the same one are accounts of it, the preferred one first.",
      required,
    ),
    column("value", "The account, where it is not a range."),
    column("least", "The lower end of the range.", { type: "number" }),
    column("most", "The upper end of the range.", { type: "number" }),
    column("unit", "The unit of the range."),
    column("approximate", "Whether the source says “about”.", { type: "boolean" }),
    column("side", "left or right, of a tusk."),
    column("method", "How a tusk was measured."),
    column("as_of", "The day of an age, as EDTF."),
    recordedOn,
    certainty,
    note,
    sources,
    ...GENERALISED,
  ],
  events: [
    id,
    tuskerId,
    column("kind", "The kind of event.", required),
    column("date", "The date, as EDTF.", required),
    column("date_earliest", "The first day that the date may mean.", { type: "date" }),
    column("date_latest", "The last day that the date may mean.", { type: "date" }),
    column("until", "The end of what lasted, as EDTF."),
    column("place", "The key of the place. For a tusker that may live wild, a park or district."),
    column("locality", "The name of the place."),
    column("text", "What happened, in the words of the record.", required),
    column("role", "What he did in it."),
    column("account", "Events of one tusker with the same value are accounts of one happening."),
    certainty,
    sources,
    ...GENERALISED,
  ],
  features: [
    id,
    tuskerId,
    column("character", "The part or trait.", required),
    column("side", "The animal's own left or right."),
    column("state", "Its state.", required),
    column("clock", "Where on the edge of the ear, as on a clock.", { type: "integer" }),
    column("body_part", "Where a mark is."),
    column("from", "The first day of the feature, as EDTF."),
    column("until", "The last day of the feature, as EDTF."),
    recordedOn,
    certainty,
    note,
    sources,
    ...GENERALISED,
  ],
  relations: [
    id,
    tuskerId,
    column("kind", "What the other animal is to this one.", required),
    column("other_id", "The other tusker, if he is in the table of tuskers.", {
      refersTo: { table: "tuskers", column: "id" },
    }),
    column("other_name", "The name of the other animal.", required),
    column("date", "The date of the relation, as EDTF."),
    certainty,
    note,
    sources,
    ...GENERALISED,
  ],
  sources: [
    column("id", "The permanent key of the source.", required),
    column("page", "The address of its page.", required),
    column("title", "Its title.", required),
    column("author", "Who wrote it."),
    column("publisher", "Who published it."),
    column("date", "When it was published."),
    column("url", "Where it can be read."),
    column("archive_url", "Where a copy can be read."),
    column("kind", "The kind of source.", required),
    column("language", "The language of its title (BCP 47)."),
  ],
} as const satisfies Record<string, readonly (Omit<Column, "refersTo"> & { refersTo?: unknown })[]>;

export type TableName = keyof typeof TABLES_BY_NAME;
const TABLES_BY_NAME = { tuskers: 0, facts: 0, events: 0, features: 0, relations: 0, sources: 0 };
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
/** A table whose rows are of tuskers. */
export type TuskerTable = Exclude<TableName, "sources">;
export type ColumnName<Table extends TableName> = (typeof TABLES)[Table][number]["name"];
export const columnsOf = (table: TableName): readonly Column[] => TABLES[table];

/** A row by its columns. An empty text stands for what is not recorded. */
export type Row = Readonly<Record<string, string>> & { readonly id: string };
/** The tables of a release, row by row in the order of their ids: all at once may not fit in memory. */
export type Tables = { rowsOf(table: TableName): AsyncIterable<Row> };

/** How several values stand in one cell. */
export const SEPARATOR = " | ";
