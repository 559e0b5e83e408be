import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { migrate } from "../migrate.server.ts";
import type { Queryable, WriteTransaction } from "../queryable.server.ts";
import { openDatabaseCopy } from "../sqlite/database-copy.server.ts";
import { openSqliteFile } from "../sqlite/open.server.ts";
import { copyDatabase } from "../sqlite/whole-file.server.ts";
import { TRANSFERRED, transferRows } from "../transfer-rows.server.ts";

/** Writes the database as it is at this moment to a new file of SQLite, while others read and write it. */
export async function writeSqliteFile(read: Queryable, file: string): Promise<void> {
  const draft = `${file}.draft`;
  try {
    const copy = openSqliteFile(draft);
    try {
      await migrate(copy);
      await read
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute((snapshot) => copy.write.transaction().execute((transaction) => transferRows(snapshot, transaction)));
    } finally {
      await copy.close();
    }
    // As SQLite's own copies are: without the pages that were in use meanwhile, and without a log beside it.
    copyDatabase(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Puts what a file of SQLite holds, with the schema of this release, in the place of everything. */
export async function loadSqliteFile(transaction: WriteTransaction, file: string): Promise<void> {
  const copy = openDatabaseCopy(file);
  try {
    await transferRows(copy.read, transaction);
  } finally {
    await copy.close();
  }
  await continueKeys(transaction);
}

/** Makes new rows get numbers behind those that came along with their own. */
async function continueKeys(transaction: WriteTransaction): Promise<void> {
  for (const [table, [key]] of TRANSFERRED) {
    if (key === "seq") {
      await sql`select setval(pg_get_serial_sequence(${table}, 'seq'), coalesce(max(seq), 0) + 1, false)
        from ${sql.table(table)}`.execute(transaction);
    }
  }
}
