import type { DatabaseSync, StatementSync } from "node:sqlite";

/**
 * Tells the content version: the number itself is read again only after a commit.
 * @param currentCommit as `commitCounter` counts
 */
export function contentVersionReader(connection: DatabaseSync, currentCommit: () => number): () => number {
  let statement: StatementSync | undefined;
  let known: number | undefined;
  let content = 0;
  return () => {
    const commit = currentCommit();
    if (commit !== known) {
      // Prepared late: before the first migration there is no such table.
      statement ??= connection.prepare("select value from site_state where key = 'content_version'");
      content = Number(statement.get()?.value);
      known = commit;
    }
    return content;
  };
}
