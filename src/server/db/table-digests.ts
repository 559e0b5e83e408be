import { createHash } from "node:crypto";
import type { Queryable } from "./queryable.ts";
import type { SiteStateKey } from "./site-state.ts";
import { readRows, TRANSFERRED } from "./transfer-rows.ts";

/** How many rows a table holds, and the SHA-256 of all of them, in hexadecimal. */
export type TableDigest = { table: string; rows: number; sha256: string };

/** Tells where the rows came from, and is therefore another one in each copy. */
const OF_THE_COPY: SiteStateKey = "copied";

/** PostgreSQL's texts cannot hold the character 0: it becomes the one for what is unreadable. */
const asEveryDatabaseKeepsIt = (_: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;

/**
 * What every table holds, in a form that is the same whichever database holds it: one line of JSON with the names of the
 * columns in the order of the alphabet, then one with the values for each row, in the order of the key.
 */
export async function digestTables(from: Queryable): Promise<TableDigest[]> {
  const digests: TableDigest[] = [];
  for (const [table, key] of TRANSFERRED) {
    const hash = createHash("sha256");
    let count = 0;
    for await (const rows of readRows(from, table, key)) {
      const columns = Object.keys(rows[0] ?? {}).sort();
      if (count === 0) hash.update(`${JSON.stringify(columns)}\n`);
      for (const row of rows) {
        if (table === "site_state" && row.key === OF_THE_COPY) continue;
        const values = columns.map((column) => row[column]);
        hash.update(`${JSON.stringify(values, asEveryDatabaseKeepsIt)}\n`);
        count += 1;
      }
    }
    digests.push({ table, rows: count, sha256: hash.digest("hex") });
  }
  return digests;
}

/** One hash for all of them. */
export function digestOfAll(digests: readonly TableDigest[]): string {
  const hash = createHash("sha256");
  for (const { table, rows, sha256 } of digests) hash.update(`${table} ${rows} ${sha256}\n`);
  return hash.digest("hex");
}
