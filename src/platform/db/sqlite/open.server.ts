import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Kysely } from "kysely";
import { watchErrors } from "../error-watch.server.ts";
import { doAlone } from "../leases.server.ts";
import type { DatabaseCallbacks, DatabaseToLookAt, OpenDatabase } from "../open-database.server.ts";
import { createReleaseCheck } from "../release/release-check.server.ts";
import type { Database } from "../schema.server.ts";
import { commitCounter } from "./commit-counter.server.ts";
import { contentVersionReader } from "./content-version-reader.server.ts";
import { openConnection, sqliteDialect, sqliteWriterDialect } from "./driver.server.ts";
import { isDamage, isDiskFull, isOutOfReach, isUniqueViolation } from "./errors.server.ts";
import { sqliteIndexDialect } from "./index-dialect.server.ts";
import { findBrokenParts } from "./integrity.server.ts";
import { copyDatabase } from "./whole-file.server.ts";

/** The path of the embedded database. */
export const databaseFile = (dataDir: string): string => join(dataDir, "tuskers.db");

export const databaseExists = (dataDir: string): boolean => existsSync(databaseFile(dataDir));

/**
 * Opens an existing database without changing the data folder. If no site is running, not even the files that SQLite
 * keeps beside an open database are created.
 * @throws the database's error if it cannot be opened
 */
export function openForReading(dataDir: string): DatabaseToLookAt {
  const file = pathToFileURL(databaseFile(dataDir));
  const isInUse = existsSync(`${databaseFile(dataDir)}-wal`);
  if (!isInUse) file.searchParams.set("immutable", "1");
  const read = new Kysely<Database>({ dialect: sqliteDialect(openConnection(file, { readOnly: true })) });
  return { read, dialect: { findBrokenParts }, close: () => read.destroy() };
}

type Opening = DatabaseCallbacks & { durable?: boolean };

/**
 * Opens the embedded database, creating the file if it is missing. Migrations create the schema.
 * @param options without `durable`, commits survive the end of the process but no power cut: for tests only
 */
export function openDatabase(dataDir: string, options: Opening = {}): OpenDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openSqliteFile(databaseFile(dataDir), options);
}

/**
 * Makes the database readable only by its owner: it contains password hashes and messages from visitors, and the folder
 * may be open to other accounts. SQLite gives the files beside it the same mode.
 */
function keepToOwner(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
    for (const path of [file, `${file}-wal`, `${file}-shm`]) {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found && (found.mode & 0o077) !== 0) chmodSync(path, 0o600);
    }
  } catch {
    // The file is not writable, or belongs to another account. SQLite reports what matters, and `npm run doctor` lists
    // files that others can read.
  }
}

/** Opens one SQLite file, creating it if it is missing. */
export function openSqliteFile(file: string, { durable = true, ...on }: Opening = {}): OpenDatabase {
  keepToOwner(file);
  const writeConnection = openConnection(file, { readOnly: false, durable });
  const readConnection = openConnection(file, { readOnly: true });
  const currentCommit = commitCounter(readConnection);
  const contentVersion = contentVersionReader(readConnection, currentCommit);
  const { health, log } = watchErrors({ isDamage, isDiskFull }, on.onDamage);
  const release = createReleaseCheck(on.onNewerRelease);
  const writing = { release, onCommit: contentVersion.listen };
  const write = new Kysely<Database>({ dialect: sqliteWriterDialect(writeConnection, writing), log });
  const read = new Kysely<Database>({ dialect: sqliteDialect(readConnection), log });
  const dialect = {
    index: sqliteIndexDialect,
    isServer: false,
    findBrokenParts,
    isUniqueViolation,
    isDiskFull,
    isDamage,
    isOutOfReach,
  };
  return {
    read,
    write,
    dialect,
    health,
    // SQLite is asked for the current commit each time.
    follow: release.start,
    currentCommit,
    alone: (work) => doAlone({ db: { read, write }, clock: { now: () => new Date() } }, work),
    async snapshot(work) {
      // Not on the connection of all other reads, which must see what is saved meanwhile.
      const connection = openConnection(file, { readOnly: true });
      const snapshot = new Kysely<Database>({ dialect: sqliteDialect(connection), log });
      try {
        connection.exec("begin");
        return await work(snapshot);
      } finally {
        await snapshot.destroy();
        if (connection.isOpen) connection.close();
      }
    },
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
      // Kysely only closes connections that it has used. The one that writes is closed last: only it can checkpoint and
      // remove the write-ahead log.
      await read.destroy();
      if (readConnection.isOpen) readConnection.close();
      await write.destroy();
      if (writeConnection.isOpen) writeConnection.close();
    },
  };
}
