import type { DatabaseSync, StatementSync } from "node:sqlite";

/**
 * Tells the content version. SQLite says of a connection, without looking into any table, whether another one has
 * committed since (`data_version`); only then the number itself is read again.
 * @param connection one that writes nothing itself: a connection's own commits do not count
 */
export function contentVersionReader(connection: DatabaseSync): () => number {
  let statements: { commits: StatementSync; content: StatementSync } | undefined;
  let commits: unknown;
  let content = 0;
  return () => {
    // Prepared late: before the first migration there is no such table.
    statements ??= {
      commits: connection.prepare("pragma data_version"),
      content: connection.prepare("select value from site_state where key = 'content_version'"),
    };
    const { data_version: now } = statements.commits.get() ?? {};
    if (now !== commits) {
      content = Number(statements.content.get()?.value);
      commits = now;
    }
    return content;
  };
}
