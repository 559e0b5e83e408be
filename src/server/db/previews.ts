import type { Insertable, Selectable } from "kysely";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { PreviewsTable } from "./schema.ts";

export async function insertPreview(transaction: WriteTransaction, preview: Insertable<PreviewsTable>): Promise<void> {
  await transaction.insertInto("previews").values(preview).execute();
}

/** A preview by the hash of its token, also one whose time is over. */
export async function findPreview(db: Queryable, tokenHash: string): Promise<Selectable<PreviewsTable> | undefined> {
  return db.selectFrom("previews").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Removes the previews whose time is over. */
export async function deleteExpiredPreviews(transaction: WriteTransaction, now: Date): Promise<void> {
  await transaction.deleteFrom("previews").where("expires_at", "<=", now.toISOString()).execute();
}
