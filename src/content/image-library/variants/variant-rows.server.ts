import { countRows } from "../../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { findImage } from "../../images/image-rows.server.ts";
import type { ImageRow, ImageVariantRow } from "../../images/image-tables.server.ts";

/** The recorded variants of an image, in no particular order. */
export const listVariants = (db: Queryable, imageName: string): Promise<ImageVariantRow[]> =>
  db.selectFrom("image_variants").selectAll().where("image_name", "=", imageName).execute();

/** Their file names: the objects `variants/{name}` (see `variantKey`) that belong to the image. */
export async function listVariantNames(db: Queryable, imageName: string): Promise<string[]> {
  const rows = await db.selectFrom("image_variants").select("name").where("image_name", "=", imageName).execute();
  return rows.map((row) => row.name);
}

/** @throws the database's unique violation when a name is taken, or when a variant of that type and width exists. */
export async function insertVariants(transaction: WriteTransaction, rows: ImageVariantRow[]): Promise<void> {
  if (rows.length > 0) await transaction.insertInto("image_variants").values(rows).execute();
}

/** Deletes the rows of variants by file name. The caller removes the objects after the transaction. */
export async function deleteVariants(transaction: WriteTransaction, names: string[]): Promise<void> {
  if (names.length > 0) await transaction.deleteFrom("image_variants").where("name", "in", names).execute();
}

/** The time when the next variants are due; undefined if none are. */
export async function findNextVariantsTime(db: Queryable): Promise<Date | undefined> {
  const row = await db
    .selectFrom("images")
    .select("variants_due")
    .where("variants_due", "is not", null)
    .orderBy("variants_due")
    .limit(1)
    .executeTakeFirst();
  return row?.variants_due == null ? undefined : new Date(row.variants_due);
}

/** The number of images that lack some of their variants. */
export const countImagesDue = (db: Queryable): Promise<number> =>
  countRows(db.selectFrom("images").where("variants_due", "is not", null));

/** The image whose variants have been due for the longest time. */
export const findImageDue = (db: Queryable, now: Date): Promise<ImageRow | undefined> =>
  db
    .selectFrom("images")
    .selectAll()
    .where("variants_due", "<=", now.toISOString())
    .orderBy("variants_due")
    .orderBy("name")
    .limit(1)
    .executeTakeFirst();

type QueueColumns = Partial<Pick<ImageRow, "variants_due" | "variants_tries" | "attention_x" | "attention_y">>;

/** Updates the queue's columns of an image. @returns false if its due time is no longer `due`, or if it is gone */
export async function updateVariantsDue(
  transaction: WriteTransaction,
  { name, due }: { name: string; due: string | null },
  columns: QueueColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("images")
    .set(columns)
    .where("name", "=", name)
    .where("variants_due", due === null ? "is" : "=", due)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The images after a name, ordered by name. */
export const listImagesAfter = (db: Queryable, after: string, limit: number): Promise<ImageRow[]> =>
  db.selectFrom("images").selectAll().where("name", ">", after).orderBy("name").limit(limit).execute();

/** A variant by its file name, with the image that it was made from. */
export async function findVariant(
  db: Queryable,
  name: string,
): Promise<{ variant: ImageVariantRow; image: ImageRow } | undefined> {
  const variant = await db.selectFrom("image_variants").selectAll().where("name", "=", name).executeTakeFirst();
  const image = variant && (await findImage(db, variant.image_name));
  return variant && image && { variant, image };
}

/** The file names of all images, or of all their variants. */
export async function listFileNames(db: Queryable, table: "images" | "image_variants"): Promise<string[]> {
  const rows = await db.selectFrom(table).select("name").orderBy("name").execute();
  return rows.map((row) => row.name);
}
