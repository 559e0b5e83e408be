import type { DatabaseSync, StatementSync } from "node:sqlite";

/** What this process knows of the content version. */
export type ContentVersionReader = {
  /** As of the last commit of any process. @throws the database's error if it cannot be read */
  current(): number;
  /** The newest version that was read. */
  known(): number;
  /** Reads the version if possible; call it after each commit of this process. */
  listen(): void;
};

/**
 * Caches the content version and reads it again only after a commit.
 * @param currentCommit as returned by `commitCounter`
 */
export function contentVersionReader(connection: DatabaseSync, currentCommit: () => number): ContentVersionReader {
  let statement: StatementSync | undefined;
  let known: number | undefined;
  let content = 0;
  function current(): number {
    const commit = currentCommit();
    if (commit !== known) {
      // Prepared on first use: the table does not exist before the first migration.
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
        // Ignored: the next caller of `current` gets the error.
      }
    },
  };
}
