import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { imageUrlFor } from "../../domain/images/entry-images.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { ImageRow } from "./schema.ts";

const imageColumns = [
  "images.name",
  "images.width",
  "images.height",
  "images.placeholder",
  "images.alt",
  "images.credit",
  "images.licence",
  "images.taken_on",
] as const;

type ImageColumns = Pick<
  ImageRow,
  "name" | "width" | "height" | "placeholder" | "alt" | "credit" | "licence" | "taken_on"
>;

const toImageDetail = (row: ImageColumns): ImageDetail => ({
  url: imageUrlFor(row.name),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  variants: [],
  alt: row.alt,
  credit: row.credit,
  licence: row.licence,
  takenOn: row.taken_on,
});

function groupImages(rows: (ImageColumns & { owner: number })[]): Map<number, ImageDetail[]> {
  return new Map(
    Map.groupBy(rows, (row) => row.owner)
      .entries()
      .map(([owner, group]) => [owner, group.map(toImageDetail)]),
  );
}

/** The pictures of the tuskers with these internal keys, in their order. */
export async function imagesOfTuskers(db: Queryable, seqs: number[]): Promise<Map<number, ImageDetail[]>> {
  const rows = await db
    .selectFrom("tusker_images")
    .innerJoin("images", "images.name", "tusker_images.image_name")
    .select(["tusker_seq as owner", ...imageColumns])
    .where("tusker_seq", "in", seqs)
    .orderBy("tusker_seq")
    .orderBy("position")
    .execute();
  return groupImages(rows);
}

/** The pictures of the articles with these internal keys, in their order. */
export async function imagesOfArticles(db: Queryable, seqs: number[]): Promise<Map<number, ImageDetail[]>> {
  const rows = await db
    .selectFrom("article_images")
    .innerJoin("images", "images.name", "article_images.image_name")
    .select(["article_seq as owner", ...imageColumns])
    .where("article_seq", "in", seqs)
    .orderBy("article_seq")
    .orderBy("position")
    .execute();
  return groupImages(rows);
}

/** The pictures with these names, in the order of the names; names that the store does not know are left out. */
export async function imagesByNames(db: Queryable, names: string[]): Promise<ImageDetail[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom("images").select(imageColumns).where("images.name", "in", names).execute();
  const byName = new Map(rows.map((row) => [row.name, toImageDetail(row)]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

export async function replaceTuskerImages(transaction: WriteTransaction, seq: number, names: string[]): Promise<void> {
  await transaction.deleteFrom("tusker_images").where("tusker_seq", "=", seq).execute();
  if (names.length === 0) return;
  const rows = names.map((image_name, position) => ({ tusker_seq: seq, position, image_name }));
  await transaction.insertInto("tusker_images").values(rows).execute();
}

export async function replaceArticleImages(transaction: WriteTransaction, seq: number, names: string[]): Promise<void> {
  await transaction.deleteFrom("article_images").where("article_seq", "=", seq).execute();
  if (names.length === 0) return;
  const rows = names.map((image_name, position) => ({ article_seq: seq, position, image_name }));
  await transaction.insertInto("article_images").values(rows).execute();
}

/** The texts of a picture; a key that is missing stays as it is. */
export type ImageTexts = Partial<Pick<ImageRow, "alt" | "credit" | "licence" | "taken_on">>;

/** @returns whether a row was there to change. */
export async function updateImageTexts(
  transaction: WriteTransaction,
  name: string,
  texts: ImageTexts,
): Promise<boolean> {
  const result = await transaction.updateTable("images").set(texts).where("name", "=", name).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The internal keys of the entries that show one of these pictures, bin included. */
export async function entriesShowing(
  db: Queryable,
  names: string[],
): Promise<{ tuskerSeqs: number[]; articleSeqs: number[] }> {
  if (names.length === 0) return { tuskerSeqs: [], articleSeqs: [] };
  const tuskers = await db
    .selectFrom("tusker_images")
    .select("tusker_seq")
    .distinct()
    .where("image_name", "in", names)
    .execute();
  const articles = await db
    .selectFrom("article_images")
    .select("article_seq")
    .distinct()
    .where("image_name", "in", names)
    .execute();
  return { tuskerSeqs: tuskers.map((row) => row.tusker_seq), articleSeqs: articles.map((row) => row.article_seq) };
}
