import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { imageUrlFor } from "../../domain/images/image-names.ts";
import { VARIANT_TYPES, type VariantType, variantUrlFor } from "../../domain/images/picture-variants.ts";
import { findImage, imageSearchText } from "./images.ts";
import { keptQuery } from "./kept-query.ts";
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
  "images.focus_x",
  "images.focus_y",
  "images.attention_x",
  "images.attention_y",
] as const;

type ImageColumns = Pick<ImageRow, (typeof imageColumns)[number] extends `images.${infer Column}` ? Column : never>;
type Variant = ImageDetail["variants"][number];

function focusOf(row: ImageColumns): ImageDetail["focus"] {
  if (row.focus_x !== null && row.focus_y !== null) return { x: row.focus_x, y: row.focus_y, chosen: true };
  if (row.attention_x === null || row.attention_y === null) return null;
  return { x: row.attention_x, y: row.attention_y, chosen: false };
}

/** A stored picture as the API tells of it. `variants` are its own, in their order. */
export const toImageDetail = (row: ImageColumns, variants: Variant[]): ImageDetail => ({
  url: imageUrlFor(row.name),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  variants,
  alt: row.alt,
  credit: row.credit,
  licence: row.licence,
  takenOn: row.taken_on,
  focus: focusOf(row),
});

const typeOrder = (type: VariantType): number => VARIANT_TYPES.indexOf(type);

const findVariantsOf = keptQuery((db, { names }: { names: string[] }) =>
  db.selectFrom("image_variants").selectAll().where("image_name", "in", names),
);

/** The forms of these pictures that are there, by the pictures' names: the lightest kind first, then the narrowest. */
export async function variantsByImages(db: Queryable, names: string[]): Promise<Map<string, Variant[]>> {
  if (names.length === 0) return new Map();
  const rows = await findVariantsOf(db, { names });
  rows.sort((a, b) => typeOrder(a.type) - typeOrder(b.type) || a.width - b.width);
  return new Map(
    Map.groupBy(rows, (row) => row.image_name)
      .entries()
      .map(([name, group]) => [
        name,
        group.map(({ name: file, type, width, height }) => ({ url: variantUrlFor(file), width, height, type })),
      ]),
  );
}

async function groupImages(
  db: Queryable,
  rows: (ImageColumns & { owner: number })[],
): Promise<Map<number, ImageDetail[]>> {
  const variants = await variantsByImages(db, [...new Set(rows.map((row) => row.name))]);
  return new Map(
    Map.groupBy(rows, (row) => row.owner)
      .entries()
      .map(([owner, group]) => [owner, group.map((row) => toImageDetail(row, variants.get(row.name) ?? []))]),
  );
}

const findTuskerImages = keptQuery((db, { seqs }: { seqs: number[] }) =>
  db
    .selectFrom("tusker_images")
    .innerJoin("images", "images.name", "tusker_images.image_name")
    .select(["tusker_seq as owner", ...imageColumns])
    .where("tusker_seq", "in", seqs)
    .orderBy("tusker_seq")
    .orderBy("position"),
);

/** The pictures of the tuskers with these internal keys, in their order. */
export const imagesOfTuskers = async (db: Queryable, seqs: number[]): Promise<Map<number, ImageDetail[]>> =>
  groupImages(db, await findTuskerImages(db, { seqs }));

const findArticleImages = keptQuery((db, { seqs }: { seqs: number[] }) =>
  db
    .selectFrom("article_images")
    .innerJoin("images", "images.name", "article_images.image_name")
    .select(["article_seq as owner", ...imageColumns])
    .where("article_seq", "in", seqs)
    .orderBy("article_seq")
    .orderBy("position"),
);

/** The pictures of the articles with these internal keys, in their order. */
export const imagesOfArticles = async (db: Queryable, seqs: number[]): Promise<Map<number, ImageDetail[]>> =>
  groupImages(db, await findArticleImages(db, { seqs }));

/** The pictures with these names, in the order of the names; names that the store does not know are left out. */
export async function imagesByNames(db: Queryable, names: string[]): Promise<ImageDetail[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom("images").select(imageColumns).where("images.name", "in", names).execute();
  const variants = await variantsByImages(
    db,
    rows.map((row) => row.name),
  );
  const byName = new Map(rows.map((row) => [row.name, toImageDetail(row, variants.get(row.name) ?? [])]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** The pictures of a new tusker. */
export async function insertTuskerImages(transaction: WriteTransaction, seq: number, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((image_name, position) => ({ tusker_seq: seq, position, image_name }));
  await transaction.insertInto("tusker_images").values(rows).execute();
}

export async function replaceTuskerImages(transaction: WriteTransaction, seq: number, names: string[]): Promise<void> {
  await transaction.deleteFrom("tusker_images").where("tusker_seq", "=", seq).execute();
  await insertTuskerImages(transaction, seq, names);
}

/** The pictures of a new article. */
export async function insertArticleImages(transaction: WriteTransaction, seq: number, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((image_name, position) => ({ article_seq: seq, position, image_name }));
  await transaction.insertInto("article_images").values(rows).execute();
}

export async function replaceArticleImages(transaction: WriteTransaction, seq: number, names: string[]): Promise<void> {
  await transaction.deleteFrom("article_images").where("article_seq", "=", seq).execute();
  await insertArticleImages(transaction, seq, names);
}

/** What an editor says of a picture; a key that is missing stays as it is. */
export type ImageTexts = Partial<Pick<ImageRow, "alt" | "credit" | "licence" | "taken_on" | "focus_x" | "focus_y">>;

/**
 * Writes what is said of a picture. Its forms carry credit and licence: where these are written, all are made anew.
 * @returns whether a row was there to change.
 */
export async function updateImageTexts(
  transaction: WriteTransaction,
  name: string,
  texts: ImageTexts,
): Promise<boolean> {
  const row = await findImage(transaction, name);
  if (row === undefined) return false;
  const search_text = imageSearchText({ ...row, ...texts });
  await transaction
    .updateTable("images")
    .set({ ...texts, search_text })
    // Due since it was taken in: that is past by any clock.
    .$if(texts.credit !== undefined || texts.licence !== undefined, (update) =>
      update.set(({ ref }) => ({ variants_due: ref("created_at"), variants_tries: 0 })),
    )
    .where("name", "=", name)
    .execute();
  return true;
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
