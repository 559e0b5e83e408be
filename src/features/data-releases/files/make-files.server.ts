import { type Change, listChanges } from "../content/changes.ts";
import { type Row, TABLE_NAMES, type TableName, type Tables } from "../content/tables.ts";
import { csvName, describeTables } from "./csv-package.ts";
import { darwinCore } from "./darwin-core.ts";
import type { Content } from "./in-pieces.server.ts";
import { jsonLd } from "./json-ld.ts";
import { jsonWithList } from "./json-with-list.ts";
import { citationOf, type ReleaseFacts } from "./release-facts.ts";
import { zipFiles } from "./zip.server.ts";

/** A file of a release, which is made while it is read. */
export type UnreadFile = { name: string; type: string; content: Content };

/** A file as the manifest names it. */
export type FileFacts = { name: string; type: string; bytes: number; sha256: string };

export type Counts = Record<TableName, number>;
export type ChangeCounts = Record<Change["change"], number>;

/** The tables of a new release, which are written as CSV already. */
export type WrittenTables = Tables & { csvOf(table: TableName): Content };

const nameOf = (number: string): string => `tuskers-${number}`;

/** The file that contains the tables: the next release is compared with it. */
export const csvFileName = (number: string): string => `${nameOf(number)}-csv.zip`;

const NO_TABLES: Tables = {
  async *rowsOf(): AsyncGenerator<Row> {
    // The first release is compared with nothing.
  },
};

/**
 * The files of a release except the manifest. The same tables and facts give the same bytes.
 * @param before the release that the changes are told from; undefined for the first one
 * @param onChange called for each change while the list of changes is read
 */
export function filesOf(
  tables: WrittenTables,
  facts: ReleaseFacts,
  before: { number: string; tables: Tables } | undefined,
  onChange: (change: Change) => void,
): UnreadFile[] {
  const { number } = facts;
  const csv = TABLE_NAMES.map((table) => [csvName(table), tables.csvOf(table)] as const);
  async function* changes(): AsyncGenerator<Change> {
    for await (const change of listChanges(before?.tables ?? NO_TABLES, tables)) {
      onChange(change);
      yield change;
    }
  }
  return [
    {
      ...{ name: csvFileName(number), type: "application/zip" },
      content: zipFiles([["datapackage.json", [describeTables(facts)]], ...csv]),
    },
    { name: `${nameOf(number)}.jsonld`, type: "application/ld+json", content: jsonLd(tables, facts) },
    { name: `${nameOf(number)}-dwca.zip`, type: "application/zip", content: zipFiles(darwinCore(tables, facts)) },
    {
      ...{ name: `${nameOf(number)}-changes.json`, type: "application/json" },
      content: jsonWithList({ release: number, since: before?.number ?? null }, "changes", changes()),
    },
  ];
}

/** The file that names all others. */
export function manifestOf(facts: ReleaseFacts, rows: Counts, files: readonly FileFacts[]): UnreadFile {
  const manifest = {
    ...{ release: facts.number, day: facts.day, licence: facts.licence.key, citation: citationOf(facts), rows },
    files: files.map(({ name: path, bytes, sha256 }) => ({ path, bytes, sha256 })),
  };
  const content = [`${JSON.stringify(manifest, null, 2)}\n`];
  return { name: `${nameOf(facts.number)}-manifest.json`, type: "application/json", content };
}
