import { readPublishedPage } from "../../pages/rows/read-page.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { busy } from "../../platform/http/limits/work-limiter.server.ts";
import type { PageReaders } from "./define-page.ts";

const TRIES = 3;

/**
 * Reads again if a save came in between: a page then shows one state of the database. A transaction would do the same, but
 * all reads of SQLite share a connection, and on PostgreSQL each page would hold one.
 * @throws AppError `Unavailable` if saves come in between again and again
 */
export async function readAtOneVersion<Read>(
  db: Pick<OpenDatabase, "currentContentVersion">,
  read: () => Promise<Read>,
): Promise<Read> {
  for (let left = TRIES; left > 0; left -= 1) {
    const version = db.currentContentVersion();
    const found = await read();
    if (db.currentContentVersion() === version) return found;
  }
  throw busy();
}

/** What the pages read, which the server build is given: it contains no queries of its own. */
export const createPageReaders = (db: Pick<OpenDatabase, "read" | "currentContentVersion">): PageReaders => ({
  text: (key) => readAtOneVersion(db, () => readPublishedPage(db.read, key)),
});
