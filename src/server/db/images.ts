import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { ImageRow, NewImageRow } from "./schema.ts";

/** @throws the database's unique violation when the name is taken. */
export async function insertImage(db: Queryable, image: NewImageRow): Promise<void> {
  await db.insertInto("images").values(image).execute();
}

export async function findImage(db: Queryable, name: string): Promise<ImageRow | undefined> {
  return db.selectFrom("images").selectAll().where("name", "=", name).executeTakeFirst();
}

/** An entry that shows a picture. `published` is false for drafts and for what is in the bin. */
export type ImageUse = { kind: "tusker" | "article"; seq: number; id: string; published: boolean };

/** Every entry that shows the picture, bin included. */
export async function listImageUses(db: Queryable, name: string): Promise<ImageUse[]> {
  const tuskers = await db
    .selectFrom("tusker_images")
    .innerJoin("tuskers", "tuskers.seq", "tusker_images.tusker_seq")
    .select(["tuskers.seq", "tuskers.id", "tuskers.publication", "tuskers.binned_at"])
    .distinct()
    .where("image_name", "=", name)
    .execute();
  const articles = await db
    .selectFrom("article_images")
    .innerJoin("articles", "articles.seq", "article_images.article_seq")
    .select(["articles.seq", "articles.id", "articles.publication", "articles.binned_at"])
    .distinct()
    .where("image_name", "=", name)
    .execute();
  const toUse =
    (kind: ImageUse["kind"]) =>
    (row: (typeof tuskers)[number]): ImageUse => ({
      kind,
      seq: row.seq,
      id: row.id,
      published: row.publication === "published" && row.binned_at === null,
    });
  return [...tuskers.map(toUse("tusker")), ...articles.map(toUse("article"))];
}

/** Takes the picture out of every entry that shows it and removes its row. */
export async function deleteImage(transaction: WriteTransaction, name: string): Promise<void> {
  await transaction.deleteFrom("tusker_images").where("image_name", "=", name).execute();
  await transaction.deleteFrom("article_images").where("image_name", "=", name).execute();
  await transaction.deleteFrom("images").where("name", "=", name).execute();
}
