import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { findImage, imageSearchText } from "../images/image-rows.server.ts";
import type { ImageRow } from "../images/image-tables.server.ts";
import { VARIANT_TYPES, type VariantType, variantUrlFor } from "../images/image-variants.ts";
import { byKind, type EntrySeqs, readSeqs } from "../kinds/rows/entry-rows.server.ts";

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

/** A stored image as the API returns it. `variants` are its variants in order. */
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

const findVariantsOf = preparedQuery((db, { names }: { names: string[] }) =>
  db.selectFrom("image_variants").selectAll().where("image_name", "in", names),
);

/** The existing variants of these images, by image name: smallest format first, then narrowest first. */
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

/**
 * The table of a kind's images, and its column with the entry's internal key. Typed as the table of tuskers, so that
 * one query serves both kinds.
 */
const IMAGES = byKind((kind) => ({
  table: `${kind}_images` as "tusker_images",
  owner: `${kind}_seq` as "tusker_seq",
}));

const findImages = byKind((kind) => {
  const { table, owner } = IMAGES[kind];
  return preparedQuery((db, { seqs }: { seqs: number[] }) =>
    db
      .selectFrom(table)
      .innerJoin("images", "images.name", `${table}.image_name`)
      .select([`${owner} as owner`, ...imageColumns])
      .where(owner, "in", seqs)
      .orderBy(owner)
      .orderBy("position"),
  );
});

/** The images of the entries with these internal keys, in order. */
export const imagesOfEntries = async (
  db: Queryable,
  kind: EntryKind,
  seqs: number[],
): Promise<Map<number, ImageDetail[]>> => groupImages(db, await findImages[kind](db, { seqs }));

/**
 * The images with these names, in the order of the names. Unknown names are left out, and so are photographs of letters
 * that no keeper has taken: no entry can show them.
 */
export async function imagesByNames(db: Queryable, names: string[]): Promise<ImageDetail[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom("images")
    .select(imageColumns)
    .where("images.name", "in", names)
    .where("images.letter_id", "is", null)
    .execute();
  const variants = await variantsByImages(
    db,
    rows.map((row) => row.name),
  );
  const byName = new Map(rows.map((row) => [row.name, toImageDetail(row, variants.get(row.name) ?? [])]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** Inserts the images of a new entry. */
export async function insertEntryImages(
  transaction: WriteTransaction,
  kind: EntryKind,
  seq: number,
  names: string[],
): Promise<void> {
  if (names.length === 0) return;
  const { table, owner } = IMAGES[kind];
  const rows = names.map((image_name, position) => ({ [owner]: seq, position, image_name }) as OwnedImage);
  await transaction.insertInto(table).values(rows).execute();
}

type OwnedImage = { tusker_seq: number; position: number; image_name: string };

export async function replaceEntryImages(
  transaction: WriteTransaction,
  kind: EntryKind,
  seq: number,
  names: string[],
): Promise<void> {
  const { table, owner } = IMAGES[kind];
  await transaction.deleteFrom(table).where(owner, "=", seq).execute();
  await insertEntryImages(transaction, kind, seq, names);
}

/** What an editor can set for an image. A missing key leaves the value unchanged. */
export type ImageTexts = Partial<Pick<ImageRow, "alt" | "credit" | "licence" | "taken_on" | "focus_x" | "focus_y">>;

/**
 * Updates the texts of an image. Its variants embed credit and licence, so changing these regenerates all of them.
 * @returns whether the image exists
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
    // Due since the upload: that time is in the past on every clock.
    .$if(texts.credit !== undefined || texts.licence !== undefined, (update) =>
      update.set(({ ref }) => ({ variants_due: ref("created_at"), variants_tries: 0 })),
    )
    .where("name", "=", name)
    .execute();
  return true;
}

/** The internal keys of the entries that show one of these images, bin included. */
export const entriesShowing = (db: Queryable, names: string[]): Promise<EntrySeqs> =>
  readSeqs(async (kind) => {
    if (names.length === 0) return [];
    const { table, owner } = IMAGES[kind];
    return db.selectFrom(table).select(`${owner} as seq`).distinct().where("image_name", "in", names).execute();
  });
