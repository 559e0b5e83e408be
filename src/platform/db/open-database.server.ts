import type { OpenCounts } from "../limits/limiter.server.ts";
import type { IndexDialect } from "./index-dialect.server.ts";
import type { Queryable } from "./queryable.server.ts";

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
 * An open database. Reads go to `read`; routes leave `write` to operations.
 * A transaction on `write` must never wait for anything but the database: all other writers stand behind it.
 */
export type OpenDatabase = {
  read: Queryable;
  write: Queryable;
  dialect: DatabaseDialect;
  /**
   * Begins to follow what others commit. To be called once the schema is there; what is asked of commits and of the content
   * version before is not known.
   * @throws the database's error
   */
  follow(): Promise<void>;
  /** Another number after each commit of whatever process. */
  currentCommit(): number;
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
