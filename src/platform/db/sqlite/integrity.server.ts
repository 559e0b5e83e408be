import { sql } from "kysely";
import type { Queryable } from "../queryable.server.ts";

/** How many findings are reported; a damaged file may have thousands. */
const MOST_FINDINGS = 20;

/**
 * The damage that SQLite finds in the database file, and rows with broken foreign keys. Reads the whole file and writes
 * nothing.
 */
export async function findBrokenParts(db: Queryable): Promise<string[]> {
  const checked = await sql<{ quick_check: string }>`pragma quick_check(${sql.lit(MOST_FINDINGS)})`.execute(db);
  const damaged = checked.rows.map((row) => row.quick_check).filter((line) => line !== "ok");
  if (damaged.length > 0) return damaged;
  const loose = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  return loose.rows
    .slice(0, MOST_FINDINGS)
    .map((row) => `a row of ${row.table} refers to a row of ${row.parent} that does not exist`);
}
