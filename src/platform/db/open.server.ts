import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Kysely } from "kysely";
import { createDirectoryIndex, type DirectoryIndex } from "../../entries/search/directory-index.server.ts";
import type { OpenCounts } from "../limits/limiter.server.ts";
import type { IndexDialect } from "./index-dialect.server.ts";
import { doAlone } from "./leases.server.ts";
import type { Queryable } from "./queryable.server.ts";
import type { Database } from "./schema.server.ts";
import { commitCounter } from "./sqlite/commit-counter.server.ts";
import { contentVersionReader } from "./sqlite/content-version-reader.server.ts";
import { openConnection, sqliteDialect, sqliteWriterDialect } from "./sqlite/driver.server.ts";
import { isDiskFull, isOutOfReach, isUniqueViolation } from "./sqlite/errors.server.ts";
import { sqliteIndexDialect } from "./sqlite/index-dialect.server.ts";
import { findBrokenParts } from "./sqlite/integrity.server.ts";
import { copyDatabase } from "./sqlite/whole-file.server.ts";

/** What the code must ask of the database it happens to run on. */
export type DatabaseDialect = {
  index: IndexDialect;
  /** Whether it is a server, which may be away while the disk of the site is there. */
  isServer: boolean;
  /** What is wrong with the database itself, as far as it tells; writes nothing. */
  findBrokenParts(db: Queryable): Promise<string[]>;
  isUniqueViolation(error: unknown): boolean;
  isDiskFull(error: unknown): boolean;
  isOutOfReach(error: unknown): boolean;
};

/**
 * An open database. Reads go to `read`; `write` is for what saves, never for what answers requests.
 * A transaction on `write` must never wait for anything but the database: all other writers stand behind it.
 */
export type OpenDatabase = {
  read: Queryable;
  write: Queryable;
  dialect: DatabaseDialect;
  /** What lists, searches and counts are answered from. */
  index: DirectoryIndex;
  /**
   * Begins to follow what others commit. To be called once the schema is there; what is asked of `index` and of the content
   * version before is not known.
   * @throws the database's error
   */
  follow(): Promise<void>;
  /**
   * The content version as of the last commit of whatever process, at once and cheap enough for every request.
   * @throws the database's error where it cannot be read
   */
  currentContentVersion(): number;
  /** The newest content version that this process has heard of, its own commits among them; also while the database is away. */
  knownContentVersion(): number;
  /** Does what no two processes may do at the same time, one after the other. To be called once the schema is there. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Opens counts that hold over all processes that use it; undefined where the database keeps none. */
  openCounts: OpenCounts | undefined;
  /** About how many bytes it takes. */
  byteSize(): Promise<number>;
  /** Writes it as it is at this moment to a new file of SQLite, while others read and write it. */
  copyInto(file: string): Promise<void>;
  close(): Promise<void>;
};

/** A database that is only read. */
export type DatabaseToLookAt = {
  read: Queryable;
  dialect: Pick<DatabaseDialect, "findBrokenParts">;
  close(): Promise<void>;
};

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
    index: createDirectoryIndex({ read, dialect: dialect.index, currentCommit }),
    // SQLite is asked each time.
    async follow() {},
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
