import type { EntryKind } from "../../domain/identifiers/entry-kind.ts";
import type { Queryable } from "./queryable.ts";
import type { RevisionRow } from "./schema.ts";

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
