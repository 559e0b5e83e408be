import type { DatabaseSync, StatementSync } from "node:sqlite";

/**
 * Gives another number after each commit of any other connection, of this process or another. SQLite tells it without
 * looking into a table.
 * @param connection one that writes nothing itself: a connection's own commits do not count
 */
export function commitCounter(connection: DatabaseSync): () => number {
  let statement: StatementSync | undefined;
  return () => {
    statement ??= connection.prepare("pragma data_version");
    return Number(statement.get()?.data_version);
  };
}
