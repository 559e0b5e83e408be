import { DatabaseSync } from "node:sqlite";
import { openConnection } from "./driver.server.ts";

/**
 * Writes the database as it is at this moment to a new file, while others read and write it. The copy holds what the
 * tables hold and nothing else: in the pages of a file there may still be words that were deleted.
 * It blocks the thread for as long as that takes.
 */
export function copyDatabase(file: string, target: string): void {
  const connection = openConnection(file, { readOnly: true });
  try {
    connection.prepare("vacuum into ?").run(target);
  } finally {
    connection.close();
  }
}

const TOLD_PROBLEMS = 20;

/**
 * Looks through the whole file: its structure, what its rows refer to, and the indexes for searching.
 * @returns what is wrong with it, a sentence each, and not more than some of them
 */
export function findDatabaseDamage(file: string): string[] {
  let connection: DatabaseSync | undefined;
  try {
    // As it is: opened like the running site does, it would be put into write-ahead mode.
    connection = new DatabaseSync(file);
    const integrity = connection.prepare(`pragma integrity_check(${TOLD_PROBLEMS})`).all();
    const problems = integrity.map((row) => String(row.integrity_check)).filter((answer) => answer !== "ok");
    const references = connection.prepare("pragma foreign_key_check").all().slice(0, TOLD_PROBLEMS);
    for (const { table, parent } of references)
      problems.push(`A row of ${table} refers to one of ${parent} that is not there.`);
    if (problems.length === 0) checkSearchIndexes(connection);
    return problems;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    connection?.close();
  }
}

/** @throws the database's error where an index does not hold what its table holds */
function checkSearchIndexes(connection: DatabaseSync): void {
  const tables = connection
    .prepare("select name from sqlite_schema where sql like 'create virtual table%using fts5%'")
    .all();
  for (const { name } of tables) {
    const index = `"${String(name).replaceAll('"', '""')}"`;
    connection.exec(`insert into ${index}(${index}, rank) values ('integrity-check', 1)`);
  }
}

const BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === BUSY;

/**
 * Keeps everybody else from opening the database, until it is released. It is taken out of its write-ahead mode for that.
 * @returns "in use" where somebody has it open, in whatever process of this machine; undefined for a file that is no
 *   database any more, or is too damaged to be opened
 */
export function holdAlone(file: string): { release(): void } | "in use" | undefined {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec("pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive; commit;");
    return { release: () => connection.close() };
  } catch (error) {
    connection.close();
    return isBusy(error) ? "in use" : undefined;
  }
}
