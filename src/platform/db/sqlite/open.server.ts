import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Kysely } from "kysely";
import { doAlone } from "../leases.server.ts";
import type { DatabaseToLookAt, OpenDatabase } from "../open-database.server.ts";
import type { Database } from "../schema.server.ts";
import { commitCounter } from "./commit-counter.server.ts";
import { contentVersionReader } from "./content-version-reader.server.ts";
import { openConnection, sqliteDialect, sqliteWriterDialect } from "./driver.server.ts";
import { isDiskFull, isOutOfReach, isUniqueViolation } from "./errors.server.ts";
import { sqliteIndexDialect } from "./index-dialect.server.ts";
import { findBrokenParts } from "./integrity.server.ts";
import { copyDatabase } from "./whole-file.server.ts";

/** Where the embedded database lies. */
export const databaseFile = (dataDir: string): string => join(dataDir, "tuskers.db");

export const databaseExists = (dataDir: string): boolean => existsSync(databaseFile(dataDir));

/**
 * Opens a database that is there, so that nothing of the data folder changes: not even the files that SQLite keeps
 * beside the database of a running site come into being where none runs.
 * @throws the database's error where it cannot be opened
 */
export function openForReading(dataDir: string): DatabaseToLookAt {
  const file = pathToFileURL(databaseFile(dataDir));
  const isInUse = existsSync(`${databaseFile(dataDir)}-wal`);
  if (!isInUse) file.searchParams.set("immutable", "1");
  const read = new Kysely<Database>({ dialect: sqliteDialect(openConnection(file, { readOnly: true })) });
  return { read, dialect: { findBrokenParts }, close: () => read.destroy() };
}

/** Opens (and creates, where it is missing) the embedded database. The schema is the migrations' business. */
export function openDatabase(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openSqliteFile(databaseFile(dataDir));
}

/**
 * Lets no other account of the machine read the database, which holds hashes of passwords and messages of visitors: the
 * folder may be open to others. The files that SQLite makes beside it get the mode that it has itself.
 */
function keepToOwner(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
    for (const path of [file, `${file}-wal`, `${file}-shm`]) {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found && (found.mode & 0o077) !== 0) chmodSync(path, 0o600);
    }
  } catch {
    // A file that cannot be written, or belongs to another account. SQLite says what is wrong with it where it matters,
    // and `npm run doctor` names files that others may read.
  }
}

/** Opens (and creates, where it is missing) one file of SQLite. */
export function openSqliteFile(file: string): OpenDatabase {
  keepToOwner(file);
  const writeConnection = openConnection(file, { readOnly: false });
  const readConnection = openConnection(file, { readOnly: true });
  const currentCommit = commitCounter(readConnection);
  const contentVersion = contentVersionReader(readConnection, currentCommit);
  const write = new Kysely<Database>({ dialect: sqliteWriterDialect(writeConnection, contentVersion.listen) });
  const read = new Kysely<Database>({ dialect: sqliteDialect(readConnection) });
  const dialect = {
    index: sqliteIndexDialect,
    isServer: false,
    findBrokenParts,
    isUniqueViolation,
    isDiskFull,
    isOutOfReach,
  };
  return {
    read,
    write,
    dialect,
    // SQLite is asked each time.
    async follow() {},
    currentCommit,
    alone: (work) => doAlone({ db: { read, write }, clock: { now: () => new Date() } }, work),
    openCounts: undefined,
    async byteSize() {
      return (await stat(file)).size;
    },
    async copyInto(target) {
      copyDatabase(file, target);
    },
    currentContentVersion: contentVersion.current,
    knownContentVersion: contentVersion.known,
    async close() {
      // Kysely closes only connections that it was asked something. The one that writes goes last: it alone can bring
      // the write-ahead log to its end.
      await read.destroy();
      if (readConnection.isOpen) readConnection.close();
      await write.destroy();
      if (writeConnection.isOpen) writeConnection.close();
    },
  };
}
