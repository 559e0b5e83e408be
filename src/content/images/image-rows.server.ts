import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import type { ImageRow, NewImageRow } from "./image-tables.server.ts";

type SearchedTexts = { name: string; alt?: string | null; credit?: string | null };

/** The folded text in which the search looks for an image. */
export const imageSearchText = ({ name, alt, credit }: SearchedTexts): string =>
  [name, alt ?? "", credit ?? ""].map(foldForSearch).join("\n");

/** @throws the database's unique violation when the name is taken. */
export async function insertImage(db: Queryable, image: NewImageRow): Promise<void> {
  await db
    .insertInto("images")
    .values({ ...image, search_text: imageSearchText(image) })
    .execute();
}

export async function findImage(db: Queryable, name: string): Promise<ImageRow | undefined> {
  return db.selectFrom("images").selectAll().where("name", "=", name).executeTakeFirst();
}

/** The same without photographs of letters, which are not in the library until a keeper takes them. */
export async function findOwnImage(db: Queryable, name: string): Promise<ImageRow | undefined> {
  const image = await findImage(db, name);
  return image?.letter_id === null ? image : undefined;
}

/** Removes the image from every entry that shows it, and deletes its row. */
export async function deleteImage(transaction: WriteTransaction, name: string): Promise<void> {
  await transaction.deleteFrom("tusker_images").where("image_name", "=", name).execute();
  await transaction.deleteFrom("article_images").where("image_name", "=", name).execute();
  await transaction.deleteFrom("images").where("name", "=", name).execute();
}
