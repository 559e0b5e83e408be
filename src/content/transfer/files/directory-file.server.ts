import { AppError } from "../../../platform/errors/app-error.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { csvRows } from "../../../platform/text/csv/csv-rows.server.ts";
import { type CsvColumns, readCsvHeader, readCsvRow } from "./csv-columns.ts";
import { DOCUMENT_FORMAT, DOCUMENT_VERSION, ENTRY_LISTS, type EntryList } from "./directory-document.ts";
import { beginningOf, fileText } from "./file-text.server.ts";
import { jsonMembers } from "./json-members.server.ts";

/** More than the largest directory; the report lists each entry. */
const MAX_ENTRIES = 50_000;

/** Enough for the first line of a CSV file with every column. */
const BEGINNING_LENGTH = 10_000;

/** An entry as read from a file, or a sentence that says why it cannot be read. */
export type FileEntry = {
  kind: EntryKind;
  /** Where it is in the file, for an entry without a name: "Row 5", "Tusker 3". */
  place: string;
  /** Prefixes a sentence about one field with its place, where the reader needs that to find the cell. */
  describeField(field: string, message: string): string;
} & ({ raw: unknown } | { problem: string });

/** A source of the library, or a translation, as read from a file. */
export type FileSource = { place: string; raw: unknown };

/** A file that was read once in full: every part of it is well-formed. */
export type DirectoryFile = {
  entries(): AsyncGenerator<FileEntry>;
  /** The library of sources; none in a table, and in what was exported before there was one. */
  sources(): AsyncGenerator<FileSource>;
  /** The ids of the featured tuskers; undefined if the file does not list them. */
  featured: unknown;
  /** The settings of the site by their names; undefined if the file has none. */
  settings: unknown;
  /** The edited pages by their keys; undefined if the file has none. */
  pages: unknown;
  /** What is translated of entries and pages; none in a table, and in what was exported before there was any. */
  translations(): AsyncGenerator<FileSource>;
};

export type FileFormat = "json" | "csv";

const SOURCES = "sources";
const TRANSLATIONS = "translations";
const MEMBERS: ReadonlySet<string> = new Set(["format", "version", "exportedAt", "featured", "settings", "pages"]);
const LISTS: ReadonlySet<string> = new Set([...Object.keys(ENTRY_LISTS), SOURCES, TRANSLATIONS]);

const invalid = (message: string): AppError => new AppError("Invalid", message);

const tooMany = (): AppError =>
  invalid(`This file contains more than ${MAX_ENTRIES.toLocaleString("en")} entries: split it into several.`);

async function* documentEntries(file: string): AsyncGenerator<FileEntry> {
  for await (const { key, index, value } of jsonMembers(fileText(file), LISTS)) {
    if (index === undefined || key === SOURCES || key === TRANSLATIONS) continue;
    const kind = ENTRY_LISTS[key as EntryList];
    const place = `${kind === "tusker" ? "Tusker" : "Article"} ${index + 1}`;
    yield { kind, place, raw: value, describeField: (_field, message) => message };
  }
}

async function* documentItems(file: string, list: string, name: string): AsyncGenerator<FileSource> {
  for await (const { key, index, value } of jsonMembers(fileText(file), LISTS)) {
    if (index !== undefined && key === list) yield { place: `${name} ${index + 1}`, raw: value };
  }
}

async function* noSources(): AsyncGenerator<FileSource> {}

async function readDocument(file: string): Promise<DirectoryFile> {
  const members = new Map<string, unknown>();
  // Reject unknown keys: a misspelt list of entries, for example, would otherwise be silently ignored. Only the first
  // is kept, because there may be millions.
  let unknown: string | undefined;
  let entries = 0;
  for await (const { key, index, value } of jsonMembers(fileText(file), LISTS)) {
    if (index !== undefined) entries += 1;
    else if (MEMBERS.has(key)) members.set(key, value);
    else unknown ??= key;
    if (entries > MAX_ENTRIES) throw tooMany();
  }
  if (members.get("format") !== DOCUMENT_FORMAT) {
    throw invalid(`This is not an export of a directory: its “format” must be "${DOCUMENT_FORMAT}".`);
  }
  if (members.get("version") !== DOCUMENT_VERSION) {
    throw invalid(
      `This file has the version ${JSON.stringify(members.get("version")) ?? "none"}; this site reads version ${DOCUMENT_VERSION}. Export it again, or update the site.`,
    );
  }
  if (unknown !== undefined) {
    if (LISTS.has(unknown)) throw invalid(`“${unknown}” must be a list of entries.`);
    throw invalid(`There is no “${unknown.slice(0, 100)}” in a document of this version.`);
  }
  return {
    entries: () => documentEntries(file),
    sources: () => documentItems(file, SOURCES, "Source"),
    translations: () => documentItems(file, TRANSLATIONS, "Translation"),
    featured: members.get("featured"),
    settings: members.get("settings"),
    pages: members.get("pages"),
  };
}

async function* csvEntries(file: string, beginning: string, columns: CsvColumns): AsyncGenerator<FileEntry> {
  let isHeader = true;
  for await (const { row, cells } of csvRows(fileText(file), beginning)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const place = `Row ${row}`;
    const describeField = (field: string, message: string) =>
      field === "" ? `${place}: ${message}` : `${place}, column “${field}”: ${message}`;
    const read = readCsvRow(cells, columns);
    if ("problem" in read) yield { kind: columns.kind, place, describeField, problem: `${place}: ${read.problem}` };
    else yield { kind: columns.kind, place, describeField, raw: read.entry };
  }
}

async function readCsv(file: string, beginning: string, expected: EntryKind | undefined): Promise<DirectoryFile> {
  let columns: CsvColumns | undefined;
  let entries = 0;
  for await (const { cells } of csvRows(fileText(file), beginning)) {
    if (columns === undefined) {
      const header = readCsvHeader(cells, expected);
      if ("problem" in header) throw invalid(header.problem);
      columns = header;
    } else entries += 1;
    if (entries > MAX_ENTRIES) throw tooMany();
  }
  if (columns === undefined) throw invalid("This file is empty.");
  const read = columns;
  const entriesOf = () => csvEntries(file, beginning, read);
  return {
    entries: entriesOf,
    sources: noSources,
    translations: noSources,
    featured: undefined,
    settings: undefined,
    pages: undefined,
  };
}

/**
 * Reads a file in full before any of it is used, so that a truncated file changes nothing. Holds one entry at a time in
 * memory, whatever the size.
 * @param format if undefined, the first character decides
 * @param kind of the entries of a CSV file; if undefined, its columns decide
 * @throws AppError `Malformed` for a file that cannot be read, `Invalid` for one that is no directory
 */
export async function openDirectoryFile(
  file: string,
  { format, kind }: { format?: FileFormat | undefined; kind?: EntryKind | undefined } = {},
): Promise<DirectoryFile> {
  const beginning = await beginningOf(file, BEGINNING_LENGTH);
  const found = format ?? (/^\s*[{[]/.test(beginning) ? "json" : "csv");
  return found === "json" ? readDocument(file) : readCsv(file, beginning, kind);
}
