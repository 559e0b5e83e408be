import type { DatabaseSync, StatementSync } from "node:sqlite";

/** What this process knows of the content version. */
export type ContentVersionReader = {
  /** As of the last commit of any process. @throws the database's error where it cannot be read */
  current(): number;
  /** The newest that was read. */
  known(): number;
  /** Reads it where that is possible: to be called after each commit of this process. */
  listen(): void;
};

/**
 * Tells the content version: the number itself is read again only after a commit.
 * @param currentCommit as `commitCounter` counts
 */
export function contentVersionReader(connection: DatabaseSync, currentCommit: () => number): ContentVersionReader {
  let statement: StatementSync | undefined;
  let known: number | undefined;
  let content = 0;
  function current(): number {
    const commit = currentCommit();
    if (commit !== known) {
      // Prepared late: before the first migration there is no such table.
      statement ??= connection.prepare("select value from site_state where key = 'content_version'");
      content = Number(statement.get()?.value);
      known = commit;
    }
    return content;
  }
  return {
    current,
    known: () => content,
    listen() {
      try {
        current();
      } catch {
        // Whoever asks next is told why.
      }
    },
  };
}
