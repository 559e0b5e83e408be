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

/** How long a connection waits for another process's write before it gives up. */
const BUSY_TIMEOUT_MS = 5000;

/** Prepared statements kept per connection: every query of the site fits several times over. */
const CACHED_STATEMENTS = 300;

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };

const bindable = (value: unknown): SQLInputValue => {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value as SQLInputValue;
};

/** Opens one connection with the settings that durability asks for: WAL, `synchronous=FULL`, foreign keys. */
export function openConnection(file: string | URL, options: { readOnly: boolean }): DatabaseSync {
  const connection = new DatabaseSync(file, {
    readOnly: options.readOnly,
    enableForeignKeyConstraints: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  if (!options.readOnly) connection.exec("pragma journal_mode = wal; pragma synchronous = full;");
  connection.exec("pragma cache_size = -4000; pragma temp_store = memory;");
  return connection;
}

/** Node's own SQLite in the shape that Kysely's dialect asks for. */
function asKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  // Whether a statement gives rows is kept with it: asking describes all its columns, which takes longer than a short query.
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
      // A deferred transaction that reads first and writes later fails at once when another process wrote in between.
      const text = sql === "begin" ? "begin immediate" : sql;
      const { statement, reader } = prepareCached(text);
      return {
        reader,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run(parameters) {
          // After some errors, such as a full disk, SQLite has ended the transaction by itself. To end it again would be
          // an error of its own, which would hide the first.
          if (sql === "rollback" && !connection.isTransaction) return NOTHING_CHANGED;
          return statement.run(...parameters.map(bindable));
        },
        // A kept statement may be asked again while somebody still iterates over it: iterating takes its own.
        iterate: (parameters) => connection.prepare(text).iterate(...parameters.map(bindable)),
      };
    },
  };
}

export const sqliteDialect = (connection: DatabaseSync): SqliteDialect =>
  new SqliteDialect({ database: asKyselyDatabase(connection) });

/** Tells of each transaction that was committed. */
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

/** SQLite takes back changes of the schema with everything else, which Kysely does not count on. */
class WriterAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class WriterDialect extends SqliteDialect {
  readonly #connection: DatabaseSync;
  readonly #onCommit: () => void;

  constructor(connection: DatabaseSync, onCommit: () => void) {
    super({ database: asKyselyDatabase(connection) });
    this.#connection = connection;
    this.#onCommit = onCommit;
  }

  override createAdapter() {
    return new WriterAdapter();
  }

  override createDriver(): Driver {
    return new WriterDriver(asKyselyDatabase(this.#connection), this.#onCommit);
  }
}

/**
 * For the connection that writes.
 * @param onCommit is called after each transaction
 */
export const sqliteWriterDialect = (connection: DatabaseSync, onCommit: () => void): SqliteDialect =>
  new WriterDialect(connection, onCommit);
