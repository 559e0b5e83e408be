import type { Insertable, Selectable } from "kysely";
import { containsText } from "../../platform/db/contains-text.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { FormKind } from "../../platform/ids/entry-kind.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    previews: PreviewsTable;
  }
}

/** A preview of an unsaved entry: its detail as the API would return it, as JSON; or of a page: its fields. */
type PreviewsTable = {
  token_hash: string;
  kind: FormKind;
  content: string;
  created_at: string;
  expires_at: string;
};

export async function insertPreview(transaction: WriteTransaction, preview: Insertable<PreviewsTable>): Promise<void> {
  await transaction.insertInto("previews").values(preview).execute();
}

/** A preview by the hash of its token, even if it has expired. */
export async function findPreview(db: Queryable, tokenHash: string): Promise<Selectable<PreviewsTable> | undefined> {
  return db.selectFrom("previews").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Deletes expired previews. */
export async function deleteExpiredPreviews(transaction: WriteTransaction, now: Date): Promise<void> {
  await transaction.deleteFrom("previews").where("expires_at", "<=", now.toISOString()).execute();
}

export async function deletePreview(transaction: WriteTransaction, tokenHash: string): Promise<void> {
  await transaction.deleteFrom("previews").where("token_hash", "=", tokenHash).execute();
}

/** The previews that contain the URL of an image. */
export async function listPreviewsNaming(
  db: Queryable,
  imageName: string,
): Promise<Pick<Selectable<PreviewsTable>, "token_hash" | "content">[]> {
  return db
    .selectFrom("previews")
    .select(["token_hash", "content"])
    .where(containsText("content", imageUrlFor(imageName)))
    .execute();
}

export async function replacePreviewContent(
  transaction: WriteTransaction,
  { token_hash, content }: Pick<Selectable<PreviewsTable>, "token_hash" | "content">,
): Promise<void> {
  await transaction.updateTable("previews").set({ content }).where("token_hash", "=", token_hash).execute();
}

/** The contents of all previews that have not expired. */
export async function listPreviewContents(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.selectFrom("previews").select("content").where("expires_at", ">", now.toISOString()).execute();
  return rows.map((row) => row.content);
}
