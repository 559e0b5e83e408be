import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { LRUCache } from "lru-cache";
import { NEWEST_MIGRATION, type ReleaseCheck } from "../release/release-check.server.ts";

/** How long a connection waits for another process's write before it gives up. */
const BUSY_TIMEOUT_MS = 5000;

/** Prepared statements cached per connection: several times as many as the site has queries. */
const CACHED_STATEMENTS = 300;

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };

const bindable = (value: unknown): SQLInputValue => {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value as SQLInputValue;
};

type ConnectionOptions = { readOnly: true } | { readOnly: false; durable: boolean };

/** Opens a connection with foreign keys and, to write, with WAL and, to be durable, `synchronous=FULL`. */
export function openConnection(file: string | URL, options: ConnectionOptions): DatabaseSync {
  const connection = new DatabaseSync(file, {
    readOnly: options.readOnly,
    enableForeignKeyConstraints: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  if (!options.readOnly) {
    connection.exec(`pragma journal_mode = wal; pragma synchronous = ${options.durable ? "full" : "off"};`);
  }
  connection.exec("pragma cache_size = -4000; pragma temp_store = memory;");
  return connection;
}

/** Adapts Node's SQLite to the interface of Kysely's dialect. */
function asKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  // Whether a statement returns rows is cached too: `columns()` describes them all, which is slower than a short query.
  const kept = new LRUCache<string, { statement: StatementSync; reader: boolean }>({ max: CACHED_STATEMENTS });
  const prepareCached = (sql: string) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    const prepared = { statement, reader: statement.columns().length > 0 };
    kept.set(sql, prepared);
    return prepared;
  };
  return {
    close: () => connection.close(),
    prepare(sql) {
      // A deferred transaction that reads first and writes later fails at once if another process wrote in between.
      const text = sql === "begin" ? "begin immediate" : sql;
      const { statement, reader } = prepareCached(text);
      return {
        reader,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run(parameters) {
          // After some errors, such as a full disk, SQLite has already rolled back. A second rollback would fail and
          // hide the original error.
          if (sql === "rollback" && !connection.isTransaction) return NOTHING_CHANGED;
          return statement.run(...parameters.map(bindable));
        },
        // A cached statement may run again while an iteration is still open, so each iteration prepares its own.
        iterate: (parameters) => connection.prepare(text).iterate(...parameters.map(bindable)),
      };
    },
  };
}

export const sqliteDialect = (connection: DatabaseSync): SqliteDialect =>
  new SqliteDialect({ database: asKyselyDatabase(connection) });

/**
 * The connection that writes. Each of its transactions begins with the check of the release, and a statement outside a
 * transaction gets one of its own for it. Pragmas do not: most of them do nothing in a transaction.
 */
function asWriterDatabase(connection: DatabaseSync, release: ReleaseCheck): SqliteDatabase {
  const database = asKyselyDatabase(connection);
  let newest: StatementSync | undefined;

  function check(): void {
    // Prepared on first use: the table does not exist before the first migration.
    newest ??= connection.prepare(NEWEST_MIGRATION);
    release.check(newest.get()?.name as string | undefined);
  }

  function orRollBack<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (connection.isTransaction) connection.exec("rollback");
      throw error;
    }
  }

  function alone<Result>(work: () => Result): Result {
    connection.exec("begin immediate");
    return orRollBack(() => {
      check();
      const result = work();
      connection.exec("commit");
      return result;
    });
  }

  return {
    ...database,
    prepare(sql) {
      const statement = database.prepare(sql);
      if (!release.isStarted()) return statement;
      if (sql === "begin") {
        return {
          ...statement,
          run(parameters) {
            const begun = statement.run(parameters);
            orRollBack(check);
            return begun;
          },
        };
      }
      if (connection.isTransaction || /^(commit|rollback|pragma)\b/.test(sql)) return statement;
      return {
        ...statement,
        all: (parameters) => alone(() => statement.all(parameters)),
        run: (parameters) => alone(() => statement.run(parameters)),
      };
    },
  };
}

/** Calls back after each committed transaction. */
class WriterDriver extends SqliteDriver implements Driver {
  readonly #onCommit: () => void;

  constructor(database: SqliteDatabase, onCommit: () => void) {
    super({ database });
    this.#onCommit = onCommit;
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection);
    this.#onCommit();
  }
}

/** SQLite can roll back schema changes, but Kysely assumes that it cannot. */
class WriterAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

type Writing = {
  release: ReleaseCheck;
  /** Called after each commit of a transaction. */
  onCommit: () => void;
};

class WriterDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #onCommit: () => void;

  constructor(database: SqliteDatabase, onCommit: () => void) {
    super({ database });
    this.#database = database;
    this.#onCommit = onCommit;
  }

  override createAdapter() {
    return new WriterAdapter();
  }

  override createDriver(): Driver {
    return new WriterDriver(this.#database, this.#onCommit);
  }
}

/** The dialect of the connection that writes. */
export const sqliteWriterDialect = (connection: DatabaseSync, { release, onCommit }: Writing): SqliteDialect =>
  new WriterDialect(asWriterDatabase(connection, release), onCommit);
