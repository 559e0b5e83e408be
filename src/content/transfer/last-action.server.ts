import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import type { RevisionRow } from "../entries/saving/revision-rows.server.ts";

/** The kind of save that last changed an entry; undefined if it has no history. */
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
