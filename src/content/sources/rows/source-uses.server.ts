import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";

type Entry = { kind: EntryKind; id: string };

/** Records which sources an entry uses. Writes nothing if they are the same as before. */
export async function replaceSourceUses(
  transaction: WriteTransaction,
  { kind, id }: Entry,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const gone = before.filter((key) => !after.includes(key));
  const added = after.filter((key) => !before.includes(key));
  if (gone.length > 0) {
    await transaction
      .deleteFrom("source_uses")
      .where("kind", "=", kind)
      .where("entry_id", "=", id)
      .where("source_key", "in", gone)
      .execute();
  }
  if (added.length > 0) {
    await transaction
      .insertInto("source_uses")
      .values(added.map((source_key) => ({ source_key, kind, entry_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Forgets the uses of an entry that is deleted for ever. */
export async function deleteSourceUses(transaction: WriteTransaction, { kind, id }: Entry): Promise<void> {
  await transaction.deleteFrom("source_uses").where("kind", "=", kind).where("entry_id", "=", id).execute();
}

/** The entries that use a source, those in the bin included. */
export const listSourceUses = (db: Queryable, key: string): Promise<{ kind: EntryKind; entry_id: string }[]> =>
  db.selectFrom("source_uses").select(["kind", "entry_id"]).where("source_key", "=", key).execute();

/** Makes all users of one source users of another. */
export async function moveSourceUses(
  transaction: WriteTransaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction
    .insertInto("source_uses")
    .columns(["source_key", "kind", "entry_id"])
    .expression((query) =>
      query
        .selectFrom("source_uses")
        .select(({ val }) => [val(to).as("source_key"), "kind", "entry_id"])
        .where("source_key", "=", from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.deleteFrom("source_uses").where("source_key", "=", from).execute();
}
