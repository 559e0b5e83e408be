import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { readVariantFileName, VARIANT_TYPES } from "../images/image-variants.ts";

// The conditions for an entry to be public. Whether an image is public follows from them.
const isPublicTusker = sql`tuskers.publication = 'published' and tuskers.binned_at is null`;
const isPublicArticle = (today: string) =>
  sql`articles.publication = 'published' and articles.binned_at is null and articles.publish_date <= ${today}`;

/**
 * True for an image (a row of `images`, in scope under that name) that the public may see: an entry shows it that is
 * published, not in the bin, and whose publication day has come. Efficient for one image or a few.
 * @param today the current day (YYYY-MM-DD) in Sri Lanka
 */
export const isShownToReaders = (today: string): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from tusker_images join tuskers on tuskers.seq = tusker_images.tusker_seq
    where tusker_images.image_name = images.name and ${isPublicTusker})
  or exists (select 1 from article_images join articles on articles.seq = article_images.article_seq
    where article_images.image_name = images.name and ${isPublicArticle(today)}))`;

/**
 * The same condition for queries over all images. It reads the entries once, from an index, instead of whole rows with
 * their text for each image.
 */
export const isAmongShown = (today: string): RawBuilder<boolean> => sql<boolean>`(
  images.name in (select image_name from tusker_images where tusker_seq in
    (select tuskers.seq from tuskers where ${isPublicTusker}))
  or images.name in (select image_name from article_images where article_seq in
    (select articles.seq from articles where ${isPublicArticle(today)})))`;

/** The data needed to serve a stored file. */
export type ServedFile = {
  /** The image itself, or the one that the variant was made from. */
  imageName: string;
  type: string;
  bytes: number;
  /** Changes with the bytes (used as the ETag). */
  tag: string;
  isPublic: boolean;
  /** The letter that the image belongs to, if no keeper has taken it. */
  letterId: string | null;
};

/** A stored image itself, not a variant of it; undefined for a name that is not stored. */
export async function findServedImage(db: Queryable, name: string, today: string): Promise<ServedFile | undefined> {
  const row = await db
    .selectFrom("images")
    .select(["name as imageName", "type", "bytes", "hash as tag", "letter_id as letterId"])
    .select(isShownToReaders(today).as("isPublic"))
    .where("name", "=", name)
    .executeTakeFirst();
  return row && { ...row, isPublic: Boolean(row.isPublic) };
}

/** The same for a variant, by its own name, which contains a hash. */
export async function findServedVariant(db: Queryable, name: string, today: string): Promise<ServedFile | undefined> {
  const row = await db
    .selectFrom("image_variants")
    .innerJoin("images", "images.name", "image_variants.image_name")
    .select(["images.name as imageName", "image_variants.type", "image_variants.bytes", "image_variants.name as tag"])
    .select("images.letter_id as letterId")
    .select(isShownToReaders(today).as("isPublic"))
    .where("image_variants.name", "=", name)
    .executeTakeFirst();
  return row && { ...row, isPublic: Boolean(row.isPublic) };
}

/**
 * The name of the variant that replaced one that no longer exists: same image, format and width. Undefined if there is
 * none, or if two images have names that differ only in their extensions.
 */
export async function findSuccessor(db: Queryable, name: string): Promise<string | undefined> {
  const lost = readVariantFileName(name);
  if (lost === undefined) return undefined;
  const beginning = `${lost.stem}-${lost.width}-`;
  const rows = await db
    .selectFrom("image_variants")
    .select("name")
    .where("name", ">=", beginning)
    // `.` follows `-` in ASCII, so this is a prefix search that uses the index.
    .where("name", "<", `${lost.stem}-${lost.width}.`)
    .where("type", "=", lost.type)
    .where("width", "=", lost.width)
    // Longer names belong to images whose own names share the prefix.
    .where(sql<number>`length(name)`, "=", name.length)
    .limit(2)
    .execute();
  const [only, another] = rows;
  return another === undefined ? only?.name : undefined;
}

/** Narrower variants are thumbnails. */
const SMALLEST_WIDTH = 320;

/** The narrowest variant of the same image in the same format that fills the width of a phone; undefined if it is this one. */
export async function findSmallestVariant(
  db: Queryable,
  { imageName, tag, type }: ServedFile,
  today: string,
): Promise<ServedFile | undefined> {
  const variantType = VARIANT_TYPES.find((known) => known === type);
  if (variantType === undefined) return undefined;
  const row = await db
    .selectFrom("image_variants")
    .select("name")
    .where("image_name", "=", imageName)
    .where("type", "=", variantType)
    .where("width", ">=", SMALLEST_WIDTH)
    .orderBy("width")
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.name === tag ? undefined : findServedVariant(db, row.name, today);
}
