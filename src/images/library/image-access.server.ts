import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { readVariantFileName } from "../image-variants.ts";

// Which entries readers see: what every image's being public follows from.
const isPublicTusker = sql`tuskers.publication = 'published' and tuskers.binned_at is null`;
const isPublicArticle = (today: string) =>
  sql`articles.publication = 'published' and articles.binned_at is null and articles.publish_date <= ${today}`;

/**
 * True for an image (a row of `images`, in scope under that name) that readers may see: an entry shows it that is
 * published, not in the bin, and whose day has come. For one image, or a few.
 * @param today the day (YYYY-MM-DD) that it is in Sri Lanka
 */
export const isShownToReaders = (today: string): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from tusker_images join tuskers on tuskers.seq = tusker_images.tusker_seq
    where tusker_images.image_name = images.name and ${isPublicTusker})
  or exists (select 1 from article_images join articles on articles.seq = article_images.article_seq
    where article_images.image_name = images.name and ${isPublicArticle(today)}))`;

/** The same where all images are asked: entries are read from an index, once, and not with all their text for each. */
export const isAmongShown = (today: string): RawBuilder<boolean> => sql<boolean>`(
  images.name in (select image_name from tusker_images where tusker_seq in
    (select tuskers.seq from tuskers where ${isPublicTusker}))
  or images.name in (select image_name from article_images where article_seq in
    (select articles.seq from articles where ${isPublicArticle(today)})))`;

/** What is needed to serve a stored file. */
export type ServedFile = {
  /** The image that it is, or is a variant of. */
  imageName: string;
  type: string;
  bytes: number;
  /** Another one for other bytes. */
  tag: string;
  isPublic: boolean;
};

/** A stored image as it was taken in; undefined for a name that is not stored. */
export async function findServedImage(db: Queryable, name: string, today: string): Promise<ServedFile | undefined> {
  const row = await db
    .selectFrom("images")
    .select(["name as imageName", "type", "bytes", "hash as tag", isShownToReaders(today).as("isPublic")])
    .where("name", "=", name)
    .executeTakeFirst();
  return row && { ...row, isPublic: Boolean(row.isPublic) };
}

/** The same for a variant of an image, by the variant's own name, in which a hash of its bytes stands. */
export async function findServedVariant(db: Queryable, name: string, today: string): Promise<ServedFile | undefined> {
  const row = await db
    .selectFrom("image_variants")
    .innerJoin("images", "images.name", "image_variants.image_name")
    .select(["images.name as imageName", "image_variants.type", "image_variants.bytes", "image_variants.name as tag"])
    .select(isShownToReaders(today).as("isPublic"))
    .where("image_variants.name", "=", name)
    .executeTakeFirst();
  return row && { ...row, isPublic: Boolean(row.isPublic) };
}

/**
 * The name of the variant that took the place of one that is not there any more: of the same image, kind and width.
 * Undefined where there is none, or where two images have names that differ in their endings alone.
 */
export async function findSuccessor(db: Queryable, name: string): Promise<string | undefined> {
  const lost = readVariantFileName(name);
  if (lost === undefined) return undefined;
  const beginning = `${lost.stem}-${lost.width}-`;
  const rows = await db
    .selectFrom("image_variants")
    .select("name")
    .where("name", ">=", beginning)
    // The character behind the hyphen: names that begin in this way, from the index.
    .where("name", "<", `${lost.stem}-${lost.width}.`)
    .where("type", "=", lost.type)
    .where("width", "=", lost.width)
    // Longer ones are of images whose own names begin in this way.
    .where(sql<number>`length(name)`, "=", name.length)
    .limit(2)
    .execute();
  const [only, another] = rows;
  return another === undefined ? only?.name : undefined;
}
