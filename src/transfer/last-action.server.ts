import type { Queryable } from "../platform/db/queryable.server.ts";
import type { RevisionRow } from "../platform/db/schema.server.ts";
import type { EntryKind } from "../platform/identifiers/entry-kind.ts";

/** By what kind of save an entry became as it is; undefined where no history is kept of it. */
export async function findLastAction(
  db: Queryable,
  kind: EntryKind,
  id: string,
): Promise<RevisionRow["action"] | undefined> {
  const row = await db
    .selectFrom("revisions")
    .select("action")
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.action;
}
