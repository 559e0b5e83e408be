import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import { nameEntries } from "../../platform/api/name-entries.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { LibrarySource } from "../../sources/library-source.ts";
import { toLibrarySource } from "../../sources/rows/library-rows.server.ts";
import { findSources } from "../../sources/rows/source-rows.server.ts";
import type { Source } from "../../sources/source.ts";
import { visibleRow } from "./entry-reply.server.ts";

/** The sources of an entry that the caller may see, as the library has them, in the order of the entry. */
export async function entrySources(
  context: Context<ApiEnvironment>,
  kind: EntryKind,
  id: string,
): Promise<LibrarySource[]> {
  const row = await visibleRow(context, kind, id);
  nameEntries(context, [{ _id: row.id }]);
  const keys = (JSON.parse(row.sources) as Source[]).flatMap(({ key }) => key ?? []);
  const rows = await findSources(context.var.services.db.read, { keys });
  const byKey = new Map(rows.map((source) => [source.key, source]));
  return keys.flatMap((key) => {
    const source = byKey.get(key);
    return source === undefined ? [] : [toLibrarySource(source)];
  });
}
