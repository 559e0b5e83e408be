import type { OpenCounts } from "../limits/limiter.server.ts";
import type { DatabaseHealth } from "./error-watch.server.ts";
import type { IndexDialect } from "./index-dialect.server.ts";
import type { Queryable } from "./queryable.server.ts";

/** Everything the code needs from the database that differs between SQLite and PostgreSQL. */
export type DatabaseDialect = {
  index: IndexDialect;
  /** Whether it is a server, which can be unreachable while the site's own disk still works. */
  isServer: boolean;
  /** Problems that the database itself reports; writes nothing. */
  findBrokenParts(db: Queryable): Promise<string[]>;
  isUniqueViolation(error: unknown): boolean;
  isDiskFull(error: unknown): boolean;
  isDamage(error: unknown): boolean;
  isOutOfReach(error: unknown): boolean;
};

/** Called by an open database, each once when it begins. */
export type DatabaseCallbacks = {
  /** As `watchErrors` takes it. */
  onDamage?: ((error: unknown) => void) | undefined;
  /** As `createReleaseCheck` takes it. */
  onNewerRelease?: ((migration: string) => void) | undefined;
};

/**
 * An open database. Reads go to `read`; routes leave `write` to operations.
 * A transaction on `write` must never wait for anything but the database, because all other writers queue behind it.
 */
export type OpenDatabase = {
  read: Queryable;
  write: Queryable;
  dialect: DatabaseDialect;
  health: DatabaseHealth;
  /**
   * Starts following the commits of other processes, and refusing to write once a newer release has migrated the
   * database. Call it once the schema exists; until then, `currentCommit` and the content versions are not reliable.
   * @throws the database's error
   */
  follow(): Promise<void>;
  /** A number that changes after each commit of any process. */
  currentCommit(): number;
  /**
   * The content version as of the last commit of any process; synchronous, and cheap enough for every request.
   * @throws the database's error if it cannot be read
   */
  currentContentVersion(): number;
  /** The newest content version this process knows, its own commits included; available while the database is down. */
  knownContentVersion(): number;
  /** Runs work that no two processes may do at the same time, one after the other. Call it once the schema exists. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Opens rate-limit counts shared by all processes of the database; undefined if the database keeps none. */
  openCounts: OpenCounts | undefined;
  /**
   * Runs work whose reads all see the database as it was at the first of them, however long it takes. Others go on
   * reading and writing.
   */
  snapshot<Result>(work: (snapshot: Queryable) => Promise<Result>): Promise<Result>;
  /** The approximate size in bytes. */
  byteSize(): Promise<number>;
  /** Writes a snapshot to a new SQLite file, without blocking other readers and writers. */
  copyInto(file: string): Promise<void>;
  close(): Promise<void>;
};

/** A database opened read-only. */
export type DatabaseToLookAt = {
  read: Queryable;
  dialect: Pick<DatabaseDialect, "findBrokenParts">;
  close(): Promise<void>;
};
