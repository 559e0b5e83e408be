import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { completeEntries } from "../../../content/entries/records/complete-entries.server.ts";
import { findSources } from "../../../content/sources/rows/source-rows.server.ts";
import { toLibrarySource } from "../../../content/sources/rows/to-library-source.server.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { byCodePoint } from "../../../platform/text/code-point-order.ts";
import { rowOfSource, rowsOfTusker, splitCell } from "../content/make-rows.ts";
import { type Row, TABLE_NAMES, type TableName } from "../content/tables.ts";
import { csvName } from "../files/csv-package.ts";
import { csvHeader, csvOf, readCsv } from "../files/csv-rows.server.ts";
import type { Counts, WrittenTables } from "../files/make-files.server.ts";

/** How many tuskers are read, and held, at once. */
const PAGE = 200;

const isPublic = (db: Queryable) =>
  db.selectFrom("tuskers").where("publication", "=", "published").where("binned_at", "is", null);

/** All published tuskers, page by page in the order of their ids. */
async function* pagesOfTuskers(db: Queryable): AsyncGenerator<Tusker[]> {
  for (let last = ""; ; ) {
    const rows = await isPublic(db).selectAll().where("id", ">", last).orderBy("id").limit(PAGE).execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
    yield await completeEntries(db, "tusker", rows);
  }
}

/** The names of those to which these tuskers are related. */
async function findRelatives(db: Queryable, tuskers: readonly Tusker[]): Promise<Map<string, string>> {
  const ids = new Set(tuskers.flatMap(({ relations }) => relations.flatMap(({ to }) => to ?? [])));
  const names = new Map<string, string>();
  const all = [...ids];
  for (let start = 0; start < all.length; start += PAGE) {
    const some = all.slice(start, start + PAGE);
    const rows = await isPublic(db).select(["id", "name"]).where("id", "in", some).execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

/** The sources with these keys, page by page in the order of the keys; without those that were merged into others. */
async function* pagesOfSources(db: Queryable, keys: Iterable<string>, siteUrl: string): AsyncGenerator<Row[]> {
  const sorted = [...keys].sort(byCodePoint);
  for (let start = 0; start < sorted.length; start += PAGE) {
    const rows = await findSources(db, { keys: sorted.slice(start, start + PAGE) });
    yield rows
      .filter((row) => row.merged_into === null)
      .map((row) => rowOfSource(toLibrarySource(row), siteUrl))
      .sort((one, other) => byCodePoint(one.id, other.id));
  }
}

/**
 * Writes the tables of what strangers can read to CSV files, page by page. Everything else is made from these.
 * @param db a snapshot: the tables are read one after the other
 * @throws AppError `Conflict` if a text gives a position
 */
export async function writeTables(
  db: Queryable,
  { siteUrl, folder }: { siteUrl: string; folder: string },
): Promise<Counts> {
  const counts = Object.fromEntries(TABLE_NAMES.map((table) => [table, 0])) as Counts;
  const files = new Map<TableName, FileHandle>();
  const add = async (table: TableName, rows: readonly Row[]) => {
    if (rows.length === 0) return;
    await files.get(table)?.appendFile(csvOf(table, rows));
    counts[table] += rows.length;
  };
  try {
    for (const table of TABLE_NAMES) {
      const file = await open(join(folder, csvName(table)), "wx", 0o600);
      files.set(table, file);
      await file.appendFile(csvHeader(table));
    }
    const cited = new Set<string>();
    for await (const tuskers of pagesOfTuskers(db)) {
      const published = await findRelatives(db, tuskers);
      const parts = tuskers.map((tusker) => rowsOfTusker(tusker, { siteUrl, published }));
      for (const table of ["tuskers", "facts", "events", "features", "relations"] as const) {
        const rows = parts.flatMap((part) => part[table]);
        for (const row of rows) for (const key of splitCell(row.sources)) cited.add(key);
        await add(table, rows);
      }
      // SQLite answers at once: without this, a signal to stop would not be heard.
      await setImmediate();
    }
    for await (const rows of pagesOfSources(db, cited, siteUrl)) await add("sources", rows);
  } finally {
    for (const file of files.values()) await file.close();
  }
  return counts;
}

/** The tables that `writeTables` has written to this folder. */
export function tablesIn(folder: string): WrittenTables {
  // Opened when it is read, not before.
  async function* bytesOf(table: TableName): AsyncGenerator<Uint8Array> {
    yield* createReadStream(join(folder, csvName(table)));
  }
  return { csvOf: bytesOf, rowsOf: (table) => readCsv(bytesOf(table)) };
}
