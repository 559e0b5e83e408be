import { DatabaseSync } from "node:sqlite";
import { openConnection } from "./driver.server.ts";
import { isBusy } from "./errors.server.ts";

/**
 * Writes a snapshot of the database to a new file, without blocking other readers and writers. The copy contains only
 * the current rows; the pages of the original may still hold deleted text. It blocks the thread until it is done.
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
 * Checks the whole file: its structure, its foreign keys and its full-text indexes.
 * @returns the problems found, one sentence each, limited in number
 */
export function findDatabaseDamage(file: string): string[] {
  let connection: DatabaseSync | undefined;
  try {
    // Not through `openConnection`, which would switch the file to WAL mode.
    connection = new DatabaseSync(file);
    const integrity = connection.prepare(`pragma integrity_check(${TOLD_PROBLEMS})`).all();
    const problems = integrity.map((row) => String(row.integrity_check)).filter((answer) => answer !== "ok");
    const references = connection.prepare("pragma foreign_key_check").all().slice(0, TOLD_PROBLEMS);
    for (const { table, parent } of references)
      problems.push(`A row of ${table} refers to a row of ${parent} that does not exist.`);
    if (problems.length === 0) checkSearchIndexes(connection);
    return problems;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    connection?.close();
  }
}

/** @throws the database's error if an index does not match its table */
function checkSearchIndexes(connection: DatabaseSync): void {
  const tables = connection
    .prepare("select name from sqlite_schema where sql like 'create virtual table%using fts5%'")
    .all();
  for (const { name } of tables) {
    const index = `"${String(name).replaceAll('"', '""')}"`;
    connection.exec(`insert into ${index}(${index}, rank) values ('integrity-check', 1)`);
  }
}

/**
 * Locks the database exclusively until it is released. For that, it is switched out of WAL mode.
 * @returns "in use" if any process of this machine has it open; undefined if the file is not a database, or is too
 *   damaged to be opened
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
