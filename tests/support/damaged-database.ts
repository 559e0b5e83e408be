import { closeSync, openSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../src/platform/db/sqlite/open.server.ts";

/**
 * Overwrites pages of the database in a data folder. No process may have it open.
 * @param part the table or index whose pages to overwrite; all but the first page of the file if left out
 */
export function damageDatabase(dataDir: string, part?: string): void {
  const connection = new DatabaseSync(databaseFile(dataDir));
  const pages = connection
    .prepare("select pgoffset as offset, pgsize as size from dbstat where pageno > 1 and name = coalesce(?, name)")
    .all(part ?? null);
  connection.close();
  const file = openSync(databaseFile(dataDir), "r+");
  for (const { offset, size } of pages)
    writeSync(file, Buffer.alloc(Number(size), 0xff), 0, Number(size), Number(offset));
  closeSync(file);
}
