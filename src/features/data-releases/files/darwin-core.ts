import { isExact, parseRecordDate } from "../../../content/record/record-date.ts";
import { escapeXml } from "../../../platform/text/xml-text.ts";
import { eachTusker } from "../content/each-tusker.ts";
import { splitCell } from "../content/make-rows.ts";
import type { Row, Tables } from "../content/tables.ts";
import { ABOUT, citationOf, type ReleaseFacts, titleOf } from "./release-facts.ts";
import type { ZipEntry } from "./zip.server.ts";

const DWC = "http://rs.tdwg.org/dwc/terms/";
const DC = "http://purl.org/dc/terms/";

type Field = readonly [term: string, cell: (row: Row) => string];
type DataFile = {
  name: string;
  rowType: string;
  /** The id of the row in the core, or of the core row that it belongs to. */
  id: (row: Row) => string;
  fields: readonly Field[];
  /** What is the same in every row. */
  constant?: Readonly<Record<string, string>>;
  rows: () => AsyncIterable<Row>;
};

const col =
  (name: string) =>
  (row: Row): string =>
    row[name] ?? "";
const GENERALISED: readonly Field[] = [
  [`${DWC}dataGeneralizations`, col("data_generalizations")],
  [`${DWC}informationWithheld`, col("information_withheld")],
];
const tuskerId = col("tusker_id");

/** A date as ISO 8601, only if it is meant as it stands; everything else is in `verbatimEventDate`. */
function isoDate({ date = "", until = "" }: Row): string {
  const [begin, end] = [parseRecordDate(date), parseRecordDate(until)];
  if (begin === undefined || begin.about || begin.uncertain || begin.form === "oneOf") return "";
  if (begin.form === "between") return until === "" ? begin.dates.join("/") : "";
  if (until === "") return date;
  return end !== undefined && isExact(end) ? `${date}/${until}` : "";
}

const said = (parts: readonly (readonly [label: string, text: string | undefined])[]): string =>
  parts
    .filter(([, text]) => text)
    .map(([label, text]) => (label === "" ? text : `${label}: ${text}`))
    .join("; ");

const rangeOf = ({ value, least, most }: Row): string => value || (least === most ? (least ?? "") : `${least}–${most}`);

async function* measurements(tables: Tables): AsyncGenerator<Row> {
  for await (const row of tables.rowsOf("facts")) {
    yield {
      ...row,
      type: row.property ?? "",
      measured: rangeOf(row),
      remarks: said([
        ["certainty", row.certainty],
        ["approximate", row.approximate === "true" ? "yes" : ""],
        ["side", row.side],
        ["as of", row.as_of],
        ["sources", row.sources],
        ["", row.note],
      ]),
    };
  }
  for await (const row of tables.rowsOf("features")) {
    yield {
      ...row,
      type: `feature: ${row.character}`,
      measured: row.state ?? "",
      remarks: said([
        ["certainty", row.certainty],
        ["side", row.side],
        ["hour on the edge of the ear", row.clock],
        ["part of the body", row.body_part],
        ["from", row.from],
        ["until", row.until],
        ["sources", row.sources],
        ["", row.note],
      ]),
    };
  }
}

/** What each tusker cites: his own list, and what only one of his statements names. */
async function* references(tables: Tables): AsyncGenerator<Row> {
  // Sources are cited in any order, so all of them are held: a few hundred bytes for each.
  const sources = new Map<string, Row>();
  for await (const row of tables.rowsOf("sources")) sources.set(row.id, row);
  for await (const { tusker, statements } of eachTusker(tables)) {
    const citing = [tusker, ...Object.values(statements).flat()];
    for (const key of new Set(citing.flatMap((row) => splitCell(row.sources)))) {
      const source = sources.get(key);
      if (source === undefined) continue;
      const { data_generalizations = "", information_withheld = "" } = tusker;
      yield { ...source, tusker_id: tusker.id, data_generalizations, information_withheld };
    }
  }
}

/**
 * The core is of Organisms: a row stands for an animal, not for a taxon, an occurrence or an event. The text guide lets
 * the core have any class; an occurrence would need a place and a time, which the record withholds or does not have.
 */
function dataFiles(tables: Tables): DataFile[] {
  return [
    {
      ...{ name: "organism.txt", rowType: `${DWC}Organism`, id: (row) => row.id },
      rows: () => tables.rowsOf("tuskers"),
      fields: [
        [`${DWC}organismName`, col("name")],
        [
          `${DWC}organismRemarks`,
          (row) =>
            said([
              ["category", row.category],
              ["status", row.status],
              ["as of", row.status_as_of],
              ["", row.status_note],
            ]),
        ],
        [`${DWC}locality`, col("locality")],
        [`${DC}references`, col("page")],
        ...GENERALISED,
      ],
      constant: {
        [`${DWC}organismScope`]: "individual",
        [`${DWC}scientificName`]: "Elephas maximus Linnaeus, 1758",
      },
    },
    {
      ...{ name: "event.txt", rowType: `${DWC}Event`, id: tuskerId, rows: () => tables.rowsOf("events") },
      fields: [
        [`${DWC}eventID`, (row) => row.id],
        [`${DWC}eventType`, col("kind")],
        [`${DWC}eventDate`, isoDate],
        [`${DWC}verbatimEventDate`, (row) => (row.until ? `${row.date} until ${row.until}` : (row.date ?? ""))],
        [`${DWC}locality`, col("locality")],
        [
          `${DWC}eventRemarks`,
          (row) =>
            said([
              ["", row.text],
              ["certainty", row.certainty],
              ["role", row.role],
              ["sources", row.sources],
            ]),
        ],
        ...GENERALISED,
      ],
    },
    {
      ...{ name: "measurement_or_fact.txt", rowType: `${DWC}MeasurementOrFact`, id: tuskerId },
      rows: () => measurements(tables),
      fields: [
        [`${DWC}measurementID`, (row) => row.id],
        [`${DWC}measurementType`, col("type")],
        [`${DWC}measurementValue`, col("measured")],
        [`${DWC}measurementUnit`, col("unit")],
        [`${DWC}measurementMethod`, col("method")],
        [`${DWC}measurementDeterminedDate`, col("recorded_on")],
        [`${DWC}measurementRemarks`, col("remarks")],
        ...GENERALISED,
      ],
    },
    {
      ...{ name: "resource_relationship.txt", rowType: `${DWC}ResourceRelationship`, id: tuskerId },
      rows: () => tables.rowsOf("relations"),
      fields: [
        [`${DWC}resourceRelationshipID`, (row) => row.id],
        [`${DWC}resourceID`, tuskerId],
        [`${DWC}relatedResourceID`, col("other_id")],
        [`${DWC}relationshipOfResource`, col("kind")],
        [`${DWC}relationshipEstablishedDate`, col("date")],
        [
          `${DWC}relationshipRemarks`,
          (row) =>
            said([
              ["the other animal", row.other_name],
              ["certainty", row.certainty],
              ["sources", row.sources],
              ["", row.note],
            ]),
        ],
        ...GENERALISED,
      ],
    },
    {
      ...{ name: "reference.txt", rowType: "http://rs.gbif.org/terms/1.0/Reference", id: tuskerId },
      rows: () => references(tables),
      fields: [
        [`${DC}identifier`, (row) => row.url || row.archive_url || row.page || ""],
        [
          `${DC}bibliographicCitation`,
          (row) => [row.author, row.title, row.publisher, row.date].filter(Boolean).join(". "),
        ],
        [`${DC}title`, col("title")],
        [`${DC}creator`, col("author")],
        [`${DC}date`, col("date")],
        [`${DC}language`, col("language")],
        [`${DC}type`, col("kind")],
        ...GENERALISED,
      ],
    },
  ];
}

/** Tabs and line ends separate cells and rows, and nothing is quoted. */
const plain = (text: string): string => text.replace(/[\t\r\n\u0085\u2028\u2029]+/g, " ").trim();

const nameOf = (term: string): string => term.slice(Math.max(term.lastIndexOf("/"), term.lastIndexOf("#")) + 1);

async function* textOf({ id, fields, rows }: DataFile): AsyncGenerator<string> {
  yield `${["id", ...fields.map(([term]) => nameOf(term))].join("\t")}\n`;
  for await (const row of rows()) {
    yield `${[id(row), ...fields.map(([, cell]) => cell(row))].map(plain).join("\t")}\n`;
  }
}

function describe({ name, rowType, fields, constant = {} }: DataFile, index: number): string {
  const tag = index === 0 ? "core" : "extension";
  const idTag = index === 0 ? "id" : "coreid";
  const constants = Object.entries(constant).map(
    ([term, value]) => `    <field default="${escapeXml(value)}" term="${term}"/>\n`,
  );
  const indexed = fields.map(([term], at) => `    <field index="${at + 1}" term="${term}"/>\n`);
  return `  <${tag} encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${rowType}">
    <files><location>${name}</location></files>
    <${idTag} index="0"/>
${indexed.join("")}${constants.join("")}  </${tag}>
`;
}

function eml(facts: ReleaseFacts): string {
  const { number, day, siteUrl, siteName, licence } = facts;
  const party = `<organizationName>${escapeXml(siteName)}</organizationName><onlineUrl>${escapeXml(siteUrl)}</onlineUrl>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0" packageId="${escapeXml(`${siteUrl}/data/${number}`)}" system="${escapeXml(siteUrl)}" scope="system" xml:lang="en">
  <dataset>
    <title xml:lang="en">${escapeXml(titleOf(facts))}</title>
    <creator>${party}</creator>
    <pubDate>${day}</pubDate>
    <language>en</language>
    <abstract><para>${escapeXml(`${ABOUT} Cite as: ${citationOf(facts)}`)}</para></abstract>
    <intellectualRights><para>This work is licensed under <ulink url="${licence.url}"><citetitle>${escapeXml(licence.label)}</citetitle></ulink>.</para></intellectualRights>
    <contact>${party}</contact>
  </dataset>
</eml:eml>
`;
}

/** The files of the release as a Darwin Core Archive. */
export function darwinCore(tables: Tables, facts: ReleaseFacts): ZipEntry[] {
  const files = dataFiles(tables);
  const meta = `<?xml version="1.0" encoding="UTF-8"?>
<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
${files.map(describe).join("")}</archive>
`;
  return [["meta.xml", [meta]], ["eml.xml", [eml(facts)]], ...files.map((file) => [file.name, textOf(file)] as const)];
}
