import { mkdir } from "node:fs/promises";
import { AppError } from "../../domain/errors/app-error.ts";
import type { CopySource } from "../db/copy-source.ts";
import type { CopyTarget } from "../db/copy-target.ts";
import { migrate } from "../db/migrate.ts";
import { databaseFile, openDatabase } from "../db/open.ts";
import type { Queryable, WriteTransaction } from "../db/queryable.ts";
import { findSchemaState } from "../db/schema-state.ts";
import { findSiteState, saveSiteState } from "../db/site-state.ts";
import { digestOfAll, digestTables, type TableDigest } from "../db/table-digests.ts";
import { TRANSFERRED, transferRows } from "../db/transfer-rows.ts";

type CopyOptions = {
  source: CopySource;
  target: CopyTarget;
  /** Whether what the target holds may be replaced, though nobody knows where else it is. It is put aside. */
  replace: boolean;
  /** The folder, made when it is needed, in which what is replaced is put aside. */
  keepIn: string;
  clock: { now(): Date };
  onProgress?(step: string): void;
};

export type DatabaseCopied = {
  /** What each table holds, on both sides. */
  tables: TableDigest[];
  /** The file with what was replaced; undefined where nothing was, or nothing that is not elsewhere. */
  keptAs: string | undefined;
};

/** What there is at the target: "copied" is what an earlier copy has put there, and nobody has changed since. */
type Held = "nothing" | "copied" | "something";

async function holdsRows(db: Queryable): Promise<boolean> {
  const there = (await db.introspection.getTables()).map(({ name }) => name);
  for (const [table] of TRANSFERRED) {
    // A database that nothing was put into has facts about itself.
    if (table === "site_state" || !there.includes(table)) continue;
    const row = await db.selectFrom(table).select(db.fn.countAll<number>().as("rows")).executeTakeFirstOrThrow();
    if (row.rows > 0) return true;
  }
  return false;
}

async function findHeld(db: Queryable): Promise<Held> {
  if (!(await holdsRows(db))) return "nothing";
  const copied = await findSiteState(db, "copied");
  return copied !== undefined && JSON.parse(copied).sha256 === digestOfAll(await digestTables(db))
    ? "copied"
    : "something";
}

function assertReplaceable(held: Held, { target, replace }: CopyOptions): void {
  if (held !== "something" || replace) return;
  const sentence = `There is something in ${target.name} that no copy has put there. With --replace the copy takes its place, and it is put aside.`;
  throw new AppError("Conflict", sentence);
}

/** Brings the target's schema up to date, unless it is to be left as it is. */
async function prepareTarget(options: CopyOptions): Promise<void> {
  const { target } = options;
  await target.assertNotInUse();
  const state = await findSchemaState(target);
  if (state === "current") assertReplaceable(await findHeld(target.read), options);
  if (state === "older" && (await holdsRows(target.read))) assertReplaceable("something", options);
  await target.migrate();
}

/** @returns the file that holds all that the transaction sees */
async function putAside(transaction: WriteTransaction, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = openDatabase(folder);
  try {
    await migrate(kept);
    await kept.write.transaction().execute((into) => transferRows(transaction, into));
  } finally {
    await kept.close();
  }
  return databaseFile(folder);
}

/** @throws AppError `Conflict` that names the tables which are not the same */
function assertSame(expected: TableDigest[], found: TableDigest[]): void {
  const different = expected.filter(({ rows, sha256 }, index) => {
    const other = found[index];
    return rows !== other?.rows || sha256 !== other.sha256;
  });
  if (different.length === 0) return;
  const told = different.map(({ table, rows }) => {
    const arrived = found.find((other) => other.table === table)?.rows;
    return arrived === rows ? `${table} (other content)` : `${table} (${rows} rows, of which ${arrived} arrived)`;
  });
  throw new AppError("Conflict", `What arrived is not what was sent, and was taken back: ${told.join(", ")}.`);
}

async function copySnapshot(snapshot: Queryable, options: CopyOptions, assertUnchanged: () => Promise<void>) {
  const { source, target, keepIn, clock, onProgress } = options;
  onProgress?.("Reading");
  const tables = await digestTables(snapshot);
  return target.write(async (transaction): Promise<DatabaseCopied> => {
    // Again, as somebody may have come in between: from here on nobody else writes.
    await target.assertNotInUse();
    const held = await findHeld(transaction);
    assertReplaceable(held, options);
    const keptAs = held === "something" ? await putAside(transaction, keepIn) : undefined;
    onProgress?.("Writing");
    await transferRows(snapshot, transaction);
    await target.continueKeys(transaction);
    onProgress?.("Comparing");
    assertSame(tables, await digestTables(transaction));
    await assertUnchanged();
    const mark = { from: source.name, at: clock.now().toISOString(), sha256: digestOfAll(tables) };
    await saveSiteState(transaction, "copied", JSON.stringify(mark));
    return { tables, keptAs };
  });
}

/**
 * Puts everything that one database holds in the place of everything that another one holds, in one transaction, and
 * compares both before it is committed. The source is read as it is at one moment, and not changed.
 * @throws AppError `Conflict` where the target is in use, holds something that may not be replaced, or did not take
 *   everything as it was sent; `Invalid` where one of them is no database of this release
 */
export async function copyBetweenDatabases(options: CopyOptions): Promise<DatabaseCopied> {
  const { source } = options;
  return source.inSnapshot(async (snapshot, assertUnchanged) => {
    const state = await findSchemaState({ ...source, read: snapshot });
    if (state === "empty") throw new AppError("Invalid", `There is no database of this site in ${source.name}.`);
    if (state === "older") {
      const sentence = `An older release of the site has written ${source.name}: start this one on it once, then copy.`;
      throw new AppError("Invalid", sentence);
    }
    await prepareTarget(options);
    return copySnapshot(snapshot, options, assertUnchanged);
  });
}
