import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";

/** The name of the stored image that was brought along from this address, if it is still in the store. */
export async function findImportedImage(db: Queryable, sourceUrl: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("imported_images")
    .select("image_name")
    .where("source_url", "=", sourceUrl)
    .executeTakeFirst();
  return row?.image_name;
}

/** Remembers where a stored image was brought from; the row goes with the image. */
export async function insertImportedImage(
  transaction: WriteTransaction,
  imported: { sourceUrl: string; imageName: string },
): Promise<void> {
  await transaction
    .insertInto("imported_images")
    .values({ source_url: imported.sourceUrl, image_name: imported.imageName })
    .onConflict((conflict) => conflict.column("source_url").doUpdateSet({ image_name: imported.imageName }))
    .execute();
}
