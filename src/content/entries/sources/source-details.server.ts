import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { LibrarySource } from "../../sources/library-source.ts";
import { findSources } from "../../sources/rows/source-rows.server.ts";
import { toLibrarySource } from "../../sources/rows/to-library-source.server.ts";
import type { Source } from "../../sources/source.ts";

/** Of an entry's sources, those of which its page tells more than title and address, as the library has them. */
export async function readSourceDetails(db: Queryable, sources: readonly Source[]): Promise<LibrarySource[]> {
  // Entries that were stored before there was a library may have sources without a key.
  const rows = await findSources(db, { keys: sources.map(({ key }) => key ?? "") });
  return rows
    .filter(
      ({ url, archive_url, language, check_state }) =>
        url === null || archive_url !== null || language !== null || check_state === "gone",
    )
    .map(toLibrarySource);
}
