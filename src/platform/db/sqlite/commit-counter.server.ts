import type { DatabaseSync, StatementSync } from "node:sqlite";

/**
 * Returns a number that changes after each commit of any other connection, in this process or another. SQLite knows it
 * without reading a table.
 * @param connection one that never writes: a connection's own commits do not change its number
 */
export function commitCounter(connection: DatabaseSync): () => number {
  let statement: StatementSync | undefined;
  return () => {
    statement ??= connection.prepare("pragma data_version");
    return Number(statement.get()?.data_version);
  };
}
