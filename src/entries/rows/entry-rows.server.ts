import type { Selectable } from "kysely";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { TuskersTable } from "../../platform/db/schema.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";

/** The columns that tuskers and articles share; `name` is the title of an article. */
export type EntryRow = Pick<
  Selectable<TuskersTable>,
  "seq" | "id" | "slug" | "name" | "publication" | "version" | "created_at" | "updated_at" | "binned_at"
> & {
  /** Articles only. */
  publish_date?: string;
};

const columns = ["seq", "id", "slug", "publication", "version", "created_at", "updated_at", "binned_at"] as const;

/** A tusker or an article by its id, bin included. */
export async function findEntry(db: Queryable, kind: EntryKind, id: string): Promise<EntryRow | undefined> {
  if (kind === "tusker") {
    return db
      .selectFrom("tuskers")
      .select([...columns, "name"])
      .where("id", "=", id)
      .executeTakeFirst();
  }
  return db
    .selectFrom("articles")
    .select([...columns, "title as name", "publish_date"])
    .where("id", "=", id)
    .executeTakeFirst();
}

type EntryState = Partial<Pick<EntryRow, "publication" | "version" | "updated_at" | "binned_at">>;

export async function updateEntryState(
  transaction: WriteTransaction,
  kind: EntryKind,
  seq: number,
  values: EntryState,
): Promise<void> {
  if (kind === "tusker") await transaction.updateTable("tuskers").set(values).where("seq", "=", seq).execute();
  else await transaction.updateTable("articles").set(values).where("seq", "=", seq).execute();
}

/** Deletes an entry's row. Its tags, image references and featured position are deleted with it. */
export async function deleteEntry(transaction: WriteTransaction, kind: EntryKind, seq: number): Promise<void> {
  if (kind === "tusker") await transaction.deleteFrom("tuskers").where("seq", "=", seq).execute();
  else await transaction.deleteFrom("articles").where("seq", "=", seq).execute();
}
