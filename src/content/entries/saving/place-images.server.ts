import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import { imageNameFromUrl } from "../../../platform/storage/image-names.ts";
import type { ImageDetail, ImageDetailInput } from "../../images/entry-images.ts";
import type { EntrySeqs } from "../../kinds/rows/entry-rows.server.ts";
import { chooseImages } from "../choose-images.ts";
import { type ImageTexts, imagesByNames } from "../entry-image-rows.server.ts";
import { newWordsOf, writeImageWords } from "./image-words.server.ts";

export type SentImages = {
  imageUrl?: string[] | null | undefined;
  images?: string[] | null | undefined;
  imageDetails?: ImageDetailInput[] | null | undefined;
};

export type PlacedImages = {
  /** The entry's images after the change, in order. */
  images: ImageDetail[];
  /** The names to store, in order; undefined if the list is unchanged. */
  names: string[] | undefined;
  /** Entries that show an image whose texts were changed here, including this one. */
  touched: EntrySeqs;
};

/**
 * Determines which images an entry will show, without changing anything.
 * @throws AppError `Invalid` for an image that is not stored, or for texts of an image that the entry does not show
 */
export async function findChosenImages(
  db: Queryable,
  stored: ImageDetail[],
  sent: SentImages,
): Promise<Pick<PlacedImages, "images" | "names">> {
  const chosen = chooseImages(
    stored.map((image) => image.url),
    sent,
  );
  const names = chosen?.map((url) => imageNameFromUrl(url) ?? "");
  const images = names === undefined ? stored : await imagesByNames(db, names);
  const known = new Set(images.map((image) => imageNameFromUrl(image.url)));
  if (names !== undefined && images.length < names.length) {
    const errors = names.flatMap((name, index) =>
      known.has(name)
        ? []
        : [{ path: `images.${index}`, message: `The image "${name}" is not in the store: upload it first.` }],
    );
    throw new AppError("Invalid", errors[0]?.message ?? "An image is not in the store.", { errors });
  }
  for (const [index, detail] of (sent.imageDetails ?? []).entries()) {
    if (!known.has(imageNameFromUrl(detail.url))) {
      throw invalidField(`imageDetails.${index}.url`, "These texts belong to an image that the entry does not show.");
    }
  }
  return { images, names };
}

/**
 * Determines which images an entry will show, writes changed texts, and returns the affected entries. Their previous
 * state is kept in their histories first.
 * @throws AppError as `findChosenImages` does
 */
export async function placeImages(
  transaction: WriteTransaction,
  stored: ImageDetail[],
  sent: SentImages,
): Promise<PlacedImages> {
  const { images, names } = await findChosenImages(transaction, stored, sent);
  const byName = new Map(images.map((image) => [imageNameFromUrl(image.url), image]));
  const details = new Map<string, ImageDetailInput>();
  for (const detail of sent.imageDetails ?? []) {
    const name = imageNameFromUrl(detail.url) ?? "";
    details.set(name, { ...details.get(name), ...detail });
  }
  const changed = new Map<string, ImageTexts>();
  for (const [name, detail] of details) {
    const image = byName.get(name);
    const texts = image === undefined ? {} : newWordsOf(detail, image);
    if (Object.keys(texts).length > 0) changed.set(name, texts);
  }
  if (changed.size === 0) return { images, names, touched: { tusker: [], article: [] } };
  const touched = await writeImageWords(transaction, changed);
  const shown = images.map((image) => imageNameFromUrl(image.url) ?? "");
  return { images: await imagesByNames(transaction, shown), names, touched };
}
