import type { Queryable, WriteTransaction } from "../platform/db/queryable.server.ts";
import type { ImageRow, NewImageRow } from "../platform/db/schema.server.ts";
import { foldForSearch } from "../platform/text/fold.ts";

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

/** An entry that shows an image. `published` is false for drafts and for entries in the bin. */
export type ImageUseRow = { kind: "tusker" | "article"; seq: number; id: string; published: boolean };

/** Every entry that shows the image, bin included. */
export async function listImageUses(db: Queryable, name: string): Promise<ImageUseRow[]> {
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
    (kind: ImageUseRow["kind"]) =>
    (row: (typeof tuskers)[number]): ImageUseRow => ({
      kind,
      seq: row.seq,
      id: row.id,
      published: row.publication === "published" && row.binned_at === null,
    });
  return [...tuskers.map(toUse("tusker")), ...articles.map(toUse("article"))];
}

/** An entry that shows an image, as users see it: drafts included, the bin left out. */
export type ImageUse = { kind: "tusker" | "article"; _id: string; slug: string; title: string };

/** The other stored images with identical pixels, the oldest first, and the entries that show each. */
export async function listSameImages(
  db: Queryable,
  { name, hash }: Pick<ImageRow, "name" | "hash">,
): Promise<{ name: string; usedBy: ImageUse[] }[]> {
  const same = await db
    .selectFrom("images")
    .select("name")
    .where("hash", "=", hash)
    .where("name", "!=", name)
    .orderBy("created_at")
    .orderBy("name")
    .execute();
  if (same.length === 0) return [];
  const names = same.map((row) => row.name);
  const tuskers = await db
    .selectFrom("tusker_images")
    .innerJoin("tuskers", "tuskers.seq", "tusker_images.tusker_seq")
    .select(["image_name", "tuskers.id as _id", "tuskers.slug", "tuskers.name as title", "tuskers.sort_key"])
    .distinct()
    .where("image_name", "in", names)
    .where("binned_at", "is", null)
    .orderBy("tuskers.sort_key")
    .orderBy("tuskers.id")
    .execute();
  const articles = await db
    .selectFrom("article_images")
    .innerJoin("articles", "articles.seq", "article_images.article_seq")
    .select(["image_name", "articles.id as _id", "articles.slug", "articles.title"])
    .distinct()
    .where("image_name", "in", names)
    .where("binned_at", "is", null)
    .orderBy("articles.title")
    .orderBy("articles.id")
    .execute();
  const uses = [
    ...tuskers.map((row) => ({ ...row, kind: "tusker" as const })),
    ...articles.map((row) => ({ ...row, kind: "article" as const })),
  ];
  return names.map((each) => ({
    name: each,
    usedBy: uses
      .filter(({ image_name }) => image_name === each)
      .map(({ kind, _id, slug, title }) => ({ kind, _id, slug, title })),
  }));
}

/** Removes the image from every entry that shows it, and deletes its row. */
export async function deleteImage(transaction: WriteTransaction, name: string): Promise<void> {
  await transaction.deleteFrom("tusker_images").where("image_name", "=", name).execute();
  await transaction.deleteFrom("article_images").where("image_name", "=", name).execute();
  await transaction.deleteFrom("images").where("name", "=", name).execute();
}
