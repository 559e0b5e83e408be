import type { LibrarySource } from "../library-source.ts";
import { goneSince } from "./check-rows.server.ts";
import type { SourceRow } from "./source-tables.server.ts";

/** A row in the API's shape. */
export const toLibrarySource = (row: SourceRow): LibrarySource => ({
  key: row.key,
  title: row.title,
  publisher: row.publisher,
  author: row.author,
  date: row.date,
  url: row.url,
  archiveUrl: row.archive_url,
  readOn: row.read_on,
  kind: row.kind,
  language: row.language,
  note: row.note,
  goneSince: goneSince(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
