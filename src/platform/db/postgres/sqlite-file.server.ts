import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { migrate } from "../migrate.server.ts";
import type { Queryable, WriteTransaction } from "../queryable.server.ts";
import { openDatabaseCopy } from "../sqlite/database-copy.server.ts";
import { openSqliteFile } from "../sqlite/open.server.ts";
import { copyDatabase } from "../sqlite/whole-file.server.ts";
import { TRANSFERRED, transferRows } from "../transfer-rows.server.ts";

/** Writes a snapshot of the database to a new SQLite file, without blocking other readers and writers. */
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
    // Same form as SQLite's own copies: compact, without the pages used while loading, and without a write-ahead log.
    copyDatabase(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Replaces all data with that of an SQLite file, which must have the schema of this release. */
export async function loadSqliteFile(transaction: WriteTransaction, file: string): Promise<void> {
  const copy = openDatabaseCopy(file);
  try {
    await transferRows(copy.read, transaction);
  } finally {
    await copy.close();
  }
  await continueKeys(transaction);
}

/** Moves the sequences past the imported keys, so that new rows get unused numbers. */
async function continueKeys(transaction: WriteTransaction): Promise<void> {
  for (const [table, [key]] of TRANSFERRED) {
    if (key === "seq") {
      await sql`select setval(pg_get_serial_sequence(${table}, 'seq'), coalesce(max(seq), 0) + 1, false)
        from ${sql.table(table)}`.execute(transaction);
    }
  }
}
