import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect } from "kysely";
import { LRUCache } from "lru-cache";

/** How long a connection waits for another process's write before it gives up. */
const BUSY_TIMEOUT_MS = 5000;

/** Prepared statements kept per connection: every query of the site fits several times over. */
const KEPT_STATEMENTS = 300;

const bindable = (value: unknown): SQLInputValue => {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value as SQLInputValue;
};

/** Opens one connection with the settings that durability asks for: WAL, `synchronous=FULL`, foreign keys. */
export function openConnection(file: string, options: { readOnly: boolean }): DatabaseSync {
  const connection = new DatabaseSync(file, {
    readOnly: options.readOnly,
    enableForeignKeyConstraints: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  if (!options.readOnly) connection.exec("pragma journal_mode = wal; pragma synchronous = full;");
  connection.exec("pragma cache_size = -16000; pragma temp_store = memory;");
  return connection;
}

/** Node's own SQLite in the shape that Kysely's dialect asks for. */
function asKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const kept = new LRUCache<string, StatementSync>({ max: KEPT_STATEMENTS });
  const prepareKept = (sql: string): StatementSync => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
  return {
    close: () => connection.close(),
    prepare(sql) {
      // A deferred transaction that reads first and writes later fails at once when another process wrote in between.
      const text = sql === "begin" ? "begin immediate" : sql;
      const statement = prepareKept(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        // A kept statement may be asked again while somebody still iterates over it: iterating takes its own.
        iterate: (parameters) => connection.prepare(text).iterate(...parameters.map(bindable)),
      };
    },
  };
}

export const sqliteDialect = (connection: DatabaseSync): SqliteDialect =>
  new SqliteDialect({ database: asKyselyDatabase(connection) });
