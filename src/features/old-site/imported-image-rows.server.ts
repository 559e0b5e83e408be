import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    imported_images: ImportedImagesTable;
  }
}

/** Which address on another site each imported image came from. */
type ImportedImagesTable = { source_url: string; image_name: string };

/** The name of the stored image that was imported from this address, if it is still stored. */
export async function findImportedImage(db: Queryable, sourceUrl: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("imported_images")
    .select("image_name")
    .where("source_url", "=", sourceUrl)
    .executeTakeFirst();
  return row?.image_name;
}

/** Records the source address of a stored image; the row is deleted with the image. */
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
